import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChallengeRowView } from '#apps/game/src/shared/challenges/challenge-row.tsx'
import { inRouter } from '../../app/in-router.tsx'

const endsAt = new Date(Date.now() + 30 * 3_600_000).toISOString()

const meta = {
  title: 'shared/challenges/ChallengeRow',
  component: ChallengeRowView,
  decorators: [inRouter],
  args: { challenge: { challengeId: 7, type: 'FORAYS', endsAt, score: 12, place: 31 } },
} satisfies Meta<typeof ChallengeRowView>

export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Состязание «Гроза соседей»')).toBeVisible()
    await expect(canvas.getByText(/31-е\sместо · 12\sочков/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'К состязанию' })).toHaveAttribute(
      'href',
      '/game/challenge',
    )
  },
}
export const PlacedNarrow: Story = { globals: { viewport: { value: 'phone' } } }
export const NoPoints: Story = {
  args: { challenge: { challengeId: 7, type: 'ENERGY_SPENDING', endsAt, score: 0, place: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/У вас пока нет очков/)).toBeVisible()
  },
}
