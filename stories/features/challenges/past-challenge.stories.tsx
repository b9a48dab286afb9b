import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { PastChallengeView } from '#apps/game/src/features/challenges/past-view.tsx'
import type { PastChallenge } from '#generated/types.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'
import { inRouter } from '../../app/in-router.tsx'
import { inDays, lineAt, linesAmong, OWN, PAGES, prizeAt, prizesAmong } from './fixtures.ts'

const PLAYERS = 312

const past: PastChallenge = {
  challenge: {
    challengeId: 3,
    type: 'MISSION_GOLD_EARNING',
    status: 'ENDED',
    startedAt: inDays(-6),
    endsAt: inDays(-3),
    players: PLAYERS,
  },
  own: {
    score: 1_240_001,
    place: 1,
    prize: prizeAt(1, PLAYERS),
    reward: {
      experience: 0,
      ...NO_MONEY,
      diamonds: 30,
      glory: 60,
      resources: [],
      gear: [
        {
          gearId: 1,
          gearEntityId: 5,
          name: 'Рогожный плащ',
          icon: 'cape',
          gearClass: 'blank',
          quality: 84,
          isLeftBehind: false,
        },
      ],
    },
    cursor: null,
  },
  prizes: prizesAmong(PLAYERS),
  items: linesAmong(PLAYERS),
  previousCursor: null,
  nextCursor: null,
}

const meta = {
  title: 'features/challenges/Past',
  component: PastChallengeView,
  decorators: [inRouter],
  args: {
    past,
    pages: { ...PAGES, hasMore: false },
    own: lineAt(1, OWN, 1_240_001, PLAYERS),
    isFromTop: true,
    onTop: fn(),
    onJump: fn(),
  },
} satisfies Meta<typeof PastChallengeView>

export default meta
type Story = StoryObj<typeof meta>

export const Won: Story = {
  play: async ({ canvas }) => {
    const result = within(canvas.getByRole('region', { name: 'Итог' }))
    await expect(result.getByText(/Ваш итог: 1-е\sместо, 1\s240\s001\sочко/)).toBeVisible()
    await expect(result.getByRole('button', { name: /Рогожный плащ, 84/ })).toBeVisible()
  },
}
export const WonNarrow: Story = { globals: { viewport: { value: 'phone' } } }
export const NoPrize: Story = {
  args: {
    past: { ...past, own: { score: 3, place: 290, prize: null, reward: null, cursor: 'own' } },
    own: lineAt(290, OWN, 3, PLAYERS),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Без награды: её получила верхняя половина таблицы.')).toBeVisible()
  },
}
export const NotThere: Story = {
  args: { past: { ...past, own: null }, own: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В этом состязании вы не набрали очков.')).toBeVisible()
  },
}
export const Unknown: Story = {
  args: {
    past: undefined,
    own: undefined,
    pages: { ...PAGES, items: undefined, error: new Error('Такого состязания нет') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Такого состязания нет')).toBeVisible()
  },
}
