import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Tip } from '#apps/game/src/ui/overlays/tip.tsx'
import { Tips } from '#apps/game/src/ui/overlays/tips.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { TIPS } from '#catalogue/tips/tips.ts'
import { pressKey, pressOn } from './real-input.ts'

const meta = {
  title: 'ui/Tip',
  component: Tip,
  args: { of: 'playerArmyArchers', children: '240' },
  render: (args) => (
    <Tips tips={TIPS}>
      <Card>
        Лучников: <Tip {...args} />
      </Card>
      <Card>Рядом</Card>
    </Tips>
  ),
} satisfies Meta<typeof Tip>

export default meta
type Story = StoryObj<typeof meta>

function page() {
  return within(document.body)
}

export const Closed: Story = {}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /240.*что это значит/ }))
    const tip = within(await page().findByRole('dialog', { name: 'Лучники' }))
    await expect(tip.getByText(/Начинают каждый раунд залпом/)).toBeInTheDocument()
    await expect(tip.getByText(/Двойной удар/)).toBeInTheDocument()
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    await pressKey('Tab')
    await expect(await page().findByRole('tooltip', { name: 'Лучники' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(page().queryByRole('tooltip')).toBeNull()
  },
}

export const ClosedByAPressOutside: Story = {
  play: async ({ canvas }) => {
    await pressOn(canvas.getByRole('button'))
    await expect(await page().findByRole('dialog')).toBeInTheDocument()
    await pressOn(canvas.getByText('Рядом'))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

/** A second press closes the tip, though the mouse is still over the button. */
export const ClosedByASecondPress: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await pressOn(button)
    await expect(await page().findByRole('dialog')).toBeInTheDocument()
    await pressOn(button)
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Its text can be selected: a press inside does not close it. */
export const StaysWhilePressedInside: Story = {
  play: async ({ canvas }) => {
    await pressOn(canvas.getByRole('button'))
    const tip = await page().findByRole('dialog', { name: 'Лучники' })
    await waitFor(() => expect(tip).toBeVisible())
    await pressOn(within(tip).getByText(/Начинают каждый раунд залпом/))
    await expect(page().getByRole('dialog', { name: 'Лучники' })).toBeVisible()
  },
}

/** A tip shown on hover leaves an open popover alone. */
export const UnderTheMouseBesideAPopover: Story = {
  render: (args) => (
    <Tips tips={TIPS}>
      <Card>
        Лучников: <Tip {...args} />, мечников: <Tip of="playerArmySwordsmen">120</Tip>
      </Card>
    </Tips>
  ),
  play: async ({ canvas }) => {
    await pressOn(canvas.getByRole('button', { name: /120/ }))
    await page().findByRole('dialog', { name: 'Мечники' })
    await userEvent.hover(canvas.getByRole('button', { name: /240/ }))
    await page().findByRole('tooltip', { name: 'Лучники' })
    await expect(page().getByRole('dialog', { name: 'Мечники' })).toBeInTheDocument()
  },
}

function MovedTip({ of, children }: Parameters<typeof Tip>[0]) {
  const [moved, setMoved] = useState(false)
  return moved ? (
    <Tip of={of}>{children}</Tip>
  ) : (
    <button type="button" onClick={() => setMoved(true)}>
      {children}
    </button>
  )
}

/** The page puts a tip under a mouse that rests. It opens only when the mouse moves. */
export const UnderARestingMouse: Story = {
  render: (args) => (
    <Tips tips={TIPS}>
      <MovedTip {...args} />
    </Tips>
  ),
  play: async ({ canvas }) => {
    const entered = fn()
    document.addEventListener('pointerover', entered)
    await pressOn(canvas.getByRole('button', { name: '240' }))
    const tip = canvas.getByRole('button', { name: /что это значит/ })
    await waitFor(() => expect(entered.mock.calls.some(([{ target }]) => tip.contains(target))).toBe(true))
    await new Promise(requestAnimationFrame)
    await expect(page().queryByRole('tooltip')).toBeNull()
    document.removeEventListener('pointerover', entered)
    await userEvent.hover(tip)
    await expect(await page().findByRole('tooltip', { name: 'Лучники' })).toBeInTheDocument()
  },
}

export const Unknown: Story = {
  args: { of: 'nobodyWroteThis' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText(/240/)).toBeVisible()
  },
}
