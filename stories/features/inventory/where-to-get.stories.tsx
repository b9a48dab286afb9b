import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WhereToGet } from '#apps/game/src/shared/items/where-to-get.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { inRouter } from '../../app/in-router.tsx'

const meta = {
  title: 'features/inventory/WhereToGet',
  component: WhereToGet,
  decorators: [inRouter],
  render: (args) => (
    <Card label="Вещь">
      <WhereToGet {...args} />
    </Card>
  ),
  args: { item: { kind: 'resource', id: 1 }, level: 8 },
} satisfies Meta<typeof WhereToGet>

export default meta
type Story = StoryObj<typeof meta>

export const Resource: Story = {
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('link')
    await expect(places.length).toBeGreaterThan(0)
    await expect(places[0]).toHaveAttribute('href', '/game/missions')
    await expect(canvas.getByText('Рынок')).toBeVisible()
  },
}

export const Gear: Story = {
  args: { item: { kind: 'gear', id: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Лавка')).toBeVisible()
  },
}

export const Wine: Story = { args: { item: { kind: 'consumable', id: 1 } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
