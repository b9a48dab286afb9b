import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { buttonClass } from '#apps/game/src/ui/controls/button-class.ts'
import { useLongPress } from '#apps/game/src/ui/hooks/use-long-press.ts'
import { useAtLeast } from '#apps/game/src/ui/hooks/use-media-query.ts'
import { watchResize } from '#apps/game/src/ui/overlays/watch-resize.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { Stack } from './stage.tsx'

function Held() {
  const [actions, setActions] = useState<string[]>([])
  const press = useLongPress(() => setActions((before) => [...before, 'удержание']))
  return (
    <Card>
      <button
        type="button"
        className={buttonClass({})}
        onClick={() => setActions((before) => [...before, 'нажатие'])}
        {...press}
      >
        Удержите
      </button>
      <output aria-label="Что было">{actions.join(', ')}</output>
    </Card>
  )
}

const meta = { title: 'ui/Hooks' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A short press is a click, a long one is not. */
export const LongPress: Story = {
  render: () => <Held />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const said = canvas.getByLabelText('Что было')
    await fireEvent.pointerDown(button, { button: 0 })
    await fireEvent.pointerUp(button)
    await fireEvent.click(button)
    await expect(said).toHaveTextContent('нажатие')
    await fireEvent.pointerDown(button, { button: 0 })
    await waitFor(() => expect(said).toHaveTextContent('нажатие, удержание'))
    await fireEvent.pointerUp(button)
    await fireEvent.click(button)
    await expect(said).toHaveTextContent(/^нажатие, удержание$/)
  },
}

function Window() {
  const [changes, setChanges] = useState(0)
  const wide = useAtLeast('sm')
  useEffect(() => watchResize(() => setChanges((count) => count + 1)), [])
  return (
    <Stack>
      <p>{wide ? 'Широкий лист' : 'Узкий лист'}</p>
      <output aria-label="Перемены">{changes}</output>
    </Stack>
  )
}

/** Many size changes within 100 ms count as one. */
export const Resize: Story = {
  render: () => <Window />,
  play: async ({ canvas }) => {
    for (let change = 0; change < 20; change += 1) await fireEvent(window, new Event('resize'))
    await waitFor(() => expect(canvas.getByLabelText('Перемены')).toHaveTextContent(/^1$/))
    await expect(canvas.getByText(innerWidth >= 640 ? 'Широкий лист' : 'Узкий лист')).toBeVisible()
  },
}
