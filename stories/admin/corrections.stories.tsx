import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CorrectionForm } from '#apps/admin/src/resources/players/correction-form.tsx'
import { createConsoleServer, refusal } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'
import { notified } from './notified.ts'
import { PLAYER } from './player.ts'

const MONEY = 'POST /admin/money-corrections'
const ITEM = 'POST /admin/item-corrections'
const { asked, answer } = createConsoleServer()

/** Gives a player money or an item, or takes money. */
const meta = {
  title: 'admin/Corrections',
  component: CorrectionForm,
  args: { player: PLAYER },
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
} satisfies Meta<typeof CorrectionForm>

export default meta
type Story = StoryObj<typeof meta>

/** The button waits until the amount is a whole number and the player will read a reason. */
export const Money: Story = {
  beforeEach: () => answer({ [MONEY]: () => ({ body: { id: 1 } }) }),
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Внести поправку' })
    const amount = canvas.getByLabelText('Сколько')
    const reason = canvas.getByLabelText('За что')
    await expect(submit).toBeDisabled()
    await userEvent.type(amount, '1,5')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(reason, 'Награда за найденную ошибку')
    await expect(submit).toBeDisabled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '−150')
    await userEvent.click(submit)
    await notified('Поправка внесена')
    await expect(asked).toMatchObject([
      {
        call: MONEY,
        body: { playerId: 7, currency: 'GOLD', amount: -150, reason: 'Награда за найденную ошибку' },
      },
    ])
    await expect(amount).toHaveValue('')
    await expect(reason).toHaveValue('')
  },
}

/** An item is chosen by a part of its name. Gear has a quality in place of an amount. */
export const Gear: Story = {
  beforeEach: () => answer({ [ITEM]: () => ({ body: { id: 2 } }) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Что изменить'))
    await userEvent.click(await screen.findByRole('option', { name: 'Снаряжение' }))
    const item = await canvas.findByLabelText('Что выдать')
    await userEvent.type(item, 'такого нет')
    await expect(await screen.findByText('Такого нет')).toBeVisible()
    await userEvent.clear(item)
    await userEvent.type(item, 'Пастушья праща')
    await userEvent.click(await screen.findByRole('option', { name: /^Пастушья праща/ }))
    const quality = canvas.getByLabelText('Качество, %')
    await userEvent.type(quality, '101')
    await expect(quality).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(quality)
    await userEvent.type(quality, '80')
    await userEvent.type(canvas.getByLabelText('За что'), 'Пропала при сбое')
    await userEvent.click(canvas.getByRole('button', { name: 'Внести поправку' }))
    await notified('Поправка внесена')
    await expect(asked).toMatchObject([
      { call: ITEM, body: { playerId: 7, kind: 'gear', itemId: 1, amount: 1, quality: 80 } },
    ])
  },
}

/** A refusal keeps what was written. The same correction again has the same key, another one a new key. */
export const Refused: Story = {
  beforeEach: () => answer({ [MONEY]: () => refusal(422, 'notEnoughGold', 'У игрока столько золота нет') }),
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Внести поправку' })
    const amount = canvas.getByLabelText('Сколько')
    await userEvent.type(amount, '-9000')
    await userEvent.type(canvas.getByLabelText('За что'), 'Возврат')
    for (const times of [1, 2]) {
      await userEvent.click(submit)
      await waitFor(() => expect(asked).toHaveLength(times))
      await waitFor(() => expect(submit).toBeEnabled())
    }
    await notified('У игрока столько золота нет')
    await expect(amount).toHaveValue('-9000')
    await userEvent.type(amount, '0')
    await userEvent.click(submit)
    await waitFor(() => expect(asked).toHaveLength(3))
    const [first, second, third] = asked.map(({ key }) => key)
    await expect(second).toBe(first)
    await expect(third).not.toBe(first)
  },
}
