import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ClosedFields } from '#apps/game/src/shell/closed-fields.tsx'
import { FeatureButton } from '#apps/game/src/shell/feature-button.tsx'
import { NumberBox } from '#apps/game/src/ui/forms/number-box.tsx'
import { pressKey } from '../ui/real-input.ts'
import { closeParts } from './close-parts.ts'

function Form({ onSell }: { onSell: (price: number | null) => void }) {
  const [price, setPrice] = useState<number | null>(null)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <ClosedFields feature="market">
        <NumberBox label="Цена" value={price} onChange={setPrice} max={1_000_000_000} />
      </ClosedFields>
      <FeatureButton feature="market" type="submit" onClick={() => onSell(price)}>
        Выставить
      </FeatureButton>
    </form>
  )
}

/** A form of a part of the game that administrators close and open while a player fills it in. */
const meta = {
  title: 'shell/ClosedParts',
  component: Form,
  args: { onSell: fn() },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

/** What is typed stays through the closing, and can be sent when the part is open again. */
export const ClosedWhileTyping: Story = {
  play: async ({ args, canvas }) => {
    const price = canvas.getByLabelText('Цена')
    await userEvent.type(price, '150')
    const open = closeParts(['market'], 'Чиним прилавки, загляните вечером.')
    await waitFor(() => expect(price).toBeDisabled())
    await expect(canvas.getByRole('group')).toHaveTextContent(
      'Рынок закрыт. Чиним прилавки, загляните вечером.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Выставить' }))
    const why = within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
    await expect(why).toHaveTextContent('Рынок закрыт.')
    await expect(args.onSell).not.toHaveBeenCalled()
    await pressKey('Escape')
    open()
    await waitFor(() => expect(price).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Выставить' }))
    await expect(args.onSell).toHaveBeenCalledWith(150)
  },
}

/** As long as an administrator may write it. */
export const LongText: Story = {
  beforeEach: () => closeParts(['market'], 'Загляните позже, всё ваше в сохранности. '.repeat(7)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Рынок закрыт. Загляните позже')
    await expect(canvas.getByLabelText('Цена')).toBeDisabled()
  },
}
