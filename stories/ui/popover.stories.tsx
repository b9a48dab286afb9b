import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { buttonClass } from '#apps/game/src/ui/controls/button-class.ts'
import { Popover } from '#apps/game/src/ui/overlays/popover.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { pressKey, pressOn } from './real-input.ts'

type StageProps = { lines?: number; top?: number | string; cannot?: boolean }

/** A button with a popover, `top` px below the upper edge. */
function Stage({ lines = 1, top = 40, cannot = false }: StageProps) {
  return (
    <div style={{ minHeight: '100vh', paddingTop: top }}>
      <Card>
        <Popover
          label="Энергия"
          side="bottom"
          trigger={(props) => (
            <button type="button" className={buttonClass({})} {...props}>
              Энергия: 78 из 120
            </button>
          )}
        >
          {Array.from({ length: lines }, (_, line) => `${line + 1}`).map((line) => (
            <p key={line}>Час {line}: энергия копится сама, по единице за восемь минут.</p>
          ))}
          {cannot && <Button cannot={[{ message: 'Недостаточно алмазов' }]}>+30 за 5</Button>}
        </Popover>
        <p>Рядом</p>
      </Card>
    </div>
  )
}

const meta = { title: 'ui/Popover', component: Stage } satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

function panelOf(name: string): HTMLElement {
  return within(document.body).getByRole('dialog', { name })
}

/** A panel is visible once it is placed. */
async function untilPlaced(panel: HTMLElement): Promise<void> {
  await waitFor(() => expect(panel).toHaveAttribute('data-side'))
}

export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Энергия/ })
    await pressOn(trigger)
    await waitFor(() => expect(panelOf('Энергия')).toBeVisible())
    await pressKey('Escape')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
    await pressOn(trigger)
    await pressOn(canvas.getByText('Рядом'))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await pressOn(trigger)
    await waitFor(() => expect(panelOf('Энергия')).toBeVisible())
    await pressOn(trigger)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Escape closes the reasons, a second Escape the popover around them. */
export const EscapeClosesOne: Story = {
  args: { cannot: true, top: 200 },
  play: async ({ canvas }) => {
    await pressOn(canvas.getByRole('button', { name: /Энергия/ }))
    await pressOn(canvas.getByRole('button', { name: '+30 за 5' }))
    await untilPlaced(panelOf('Почему нельзя'))
    await pressKey('Escape')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Почему нельзя' })).toBeNull())
    await waitFor(() => expect(panelOf('Энергия')).toBeVisible())
    await pressKey('Escape')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Энергия' })).toBeNull())
  },
}

/** A panel taller than the window stays inside it and scrolls, by keyboard too. */
export const TallPanelScrolls: Story = {
  args: { lines: 60, top: 200 },
  play: async ({ canvas }) => {
    await pressOn(canvas.getByRole('button', { name: /Энергия/ }))
    const panel = panelOf('Энергия')
    await untilPlaced(panel)
    await waitFor(() => {
      const { top, bottom } = panel.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(innerHeight)
    })
    await pressKey('Tab')
    const content = document.activeElement
    if (!content || !panel.contains(content)) throw new Error('The focus did not enter the panel')
    content.scrollTo(0, content.scrollHeight)
    const last = canvas.getByText(/^Час 60:/).getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom)
  },
}

/** A button at the lower edge has its panel above, whichever side was wanted. */
export const TurnsWhereThereIsNoRoom: Story = {
  args: { lines: 4, top: 'calc(100vh - 160px)' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Энергия/ })
    await pressOn(trigger)
    const panel = panelOf('Энергия')
    await waitFor(() => expect(panel).toHaveAttribute('data-side', 'top'))
    const { top } = trigger.getBoundingClientRect()
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(top))
  },
}

/** The panel follows its button, 4 px away, when the page scrolls. */
export const FollowsItsButton: Story = {
  args: { top: 300 },
  decorators: [(Story) => <div style={{ minHeight: 3000 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Энергия/ })
    await pressOn(trigger)
    const panel = panelOf('Энергия')
    await untilPlaced(panel)
    const gap = () => Math.round(panel.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom)
    await waitFor(() => expect(gap()).toBe(4))
    const before = panel.getBoundingClientRect().top
    scrollBy(0, 120)
    await waitFor(() => expect(panel.getBoundingClientRect().top).not.toBe(before))
    await waitFor(() => expect(gap()).toBe(4))
    scrollTo(0, 0)
  },
}
