import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RaidTimers, type RaidWaits } from '#apps/game/src/shared/raids/raid-timers.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'

const none: RaidWaits = { restUntil: null, spiesBackAt: null, immuneUntil: null, protectedUntil: null }

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1_000).toISOString()
}

const meta = {
  title: 'shared/raids/RaidTimers',
  component: RaidTimers,
  decorators: [(Story) => <Card kind="row">{Story()}</Card>],
} satisfies Meta<typeof RaidTimers>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  args: {
    waits: {
      restUntil: inSeconds(580),
      spiesBackAt: inSeconds(800),
      immuneUntil: inSeconds(3_300),
      protectedUntil: inSeconds(200_000),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(4)
    await expect(canvas.getByText('Войско отдыхает')).toBeVisible()
  },
}
export const Phone: Story = { ...All, globals: { viewport: { value: 'phone' } } }
export const RestOnly: Story = { args: { waits: { ...none, restUntil: inSeconds(42) } } }
export const Over: Story = {
  args: { waits: { ...none, restUntil: '2020-01-01T00:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
