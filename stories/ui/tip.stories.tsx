import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Tip } from '../../apps/game/src/ui/overlays/tip.tsx'
import { Tips } from '../../apps/game/src/ui/overlays/tips.tsx'
import { Card } from '../../apps/game/src/ui/surfaces/card.tsx'
import { TIPS } from '../../catalogue/tips/tips.ts'

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
    await userEvent.tab()
    await expect(await page().findByRole('dialog', { name: 'Лучники' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}

export const ClosedByAPressBeside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await page().findByRole('dialog')).toBeInTheDocument()
    await userEvent.click(canvas.getByText('Рядом'))
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}

export const Unknown: Story = {
  args: { of: 'nobodyWroteThis' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText(/240/)).toBeVisible()
  },
}
