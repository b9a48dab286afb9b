import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ChallengeRecordsView } from '#apps/game/src/features/challenges/records-view.tsx'
import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import type { ChallengeRecord, ChallengeTypeRecords } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { inDays, OWN, person } from './fixtures.ts'

function record(score: number): ChallengeRecord {
  return { score, place: 1, challengeId: 3, endedAt: inDays(-3) }
}

const items: ChallengeTypeRecords[] = CHALLENGE_TEXTS.map(({ type }, index) => ({
  type,
  best:
    index === 6
      ? []
      : [
          {
            player: person(5, 'Ж'.repeat(12), 31, 'ЛИСЫ'),
            isGenerated: false,
            isOnline: true,
            record: record(1_240_001),
          },
          { player: OWN, isGenerated: false, isOnline: true, record: record(64) },
        ],
  own: index === 0 ? record(64) : null,
}))

const meta = {
  title: 'features/challenges/Records',
  component: ChallengeRecordsView,
  decorators: [inRouter],
  args: { records: { items }, error: null, onRetry: fn() },
} satisfies Meta<typeof ChallengeRecordsView>

export default meta
type Story = StoryObj<typeof meta>

export const AllTypes: Story = {
  play: async ({ canvas }) => {
    const energy = within(canvas.getByRole('region', { name: 'Неутомимый' }))
    await expect(energy.getAllByRole('listitem')).toHaveLength(2)
    await expect(energy.getByText(/Ваш рекорд: 64\sочка/)).toBeVisible()
    const gold = within(canvas.getByRole('region', { name: 'Золотая жила' }))
    await expect(gold.getByText('Рекорда ещё нет.')).toBeVisible()
  },
}
export const AllTypesNarrow: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { records: undefined } }
export const Failed: Story = { args: { records: undefined, error: new Error('Сервер не отвечает') } }
