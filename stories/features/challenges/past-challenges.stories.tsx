import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChallengeHistoryView } from '#apps/game/src/features/challenges/history-view.tsx'
import type { ChallengeSummary } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { inDays, lineAt, OWN, person } from './fixtures.ts'

const ended = { status: 'ENDED', startedAt: inDays(-6), endsAt: inDays(-3), players: 312 } as const

const items: ChallengeSummary[] = [
  {
    challenge: { ...ended, challengeId: 3, type: 'FORAYS' },
    winner: lineAt(1, person(5, 'Ж'.repeat(12), 31, 'ЛИСЫ'), 41, 312),
    own: { score: 12, place: 31, prize: null },
  },
  {
    challenge: { ...ended, challengeId: 2, type: 'MISSION_WINNING' },
    winner: lineAt(1, OWN, 64, 312),
    own: { score: 64, place: 1, prize: null },
  },
  { challenge: { ...ended, challengeId: 1, type: 'ENERGY_SPENDING', players: 0 }, winner: null, own: null },
]

const meta = {
  title: 'features/challenges/History',
  component: ChallengeHistoryView,
  decorators: [inRouter],
  args: {
    list: {
      items,
      isStale: false,
      error: null,
      onRetry: fn(),
      hasMore: true,
      isLoadingMore: false,
      onMore: fn(),
    },
  },
} satisfies Meta<typeof ChallengeHistoryView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Гроза соседей' })).toHaveAttribute(
      'href',
      '/game/challenge/history/3',
    )
    await expect(canvas.getByText(/Вы: 31-е\sместо, 12\sочков/)).toBeVisible()
    await expect(canvas.getByText('Победителя нет: никто не набрал очков')).toBeVisible()
  },
}
export const SeveralNarrow: Story = { globals: { viewport: { value: 'phone' } } }
export const None: Story = {
  args: { list: { ...meta.args.list, items: [], hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ни одно состязание ещё не закончилось. Идёт первое!')).toBeVisible()
  },
}
export const Loading: Story = { args: { list: { ...meta.args.list, items: undefined } } }
export const Failed: Story = {
  args: { list: { ...meta.args.list, items: undefined, error: new Error('Сервер не отвечает') } },
}
