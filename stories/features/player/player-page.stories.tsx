import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { UnknownPlayer } from '#apps/game/src/features/player/player-page.tsx'
import { PlayerView } from '#apps/game/src/features/player/player-view.tsx'
import type { PlayerProfile } from '#generated/types.ts'
import { buildingStage } from '#rules/buildings/building-stage.ts'
import { BUILDINGS } from '#rules/buildings/buildings.ts'
import { inRouter } from '../../app/in-router.tsx'
import { gearView } from '../inventory/fixtures/storage.ts'

const gear = [
  gearView(1, 1, 97, { equippedSlot: 1, enhanceLevel: 3 }),
  gearView(2, 12, 84, { equippedSlot: 2 }),
  gearView(3, 30, 45, { equippedSlot: 4 }),
  gearView(4, 60, 72, { equippedSlot: 7 }),
]

function lordOf(playerId: number, name: string): PlayerProfile['player'] {
  return { playerId, name, level: 14, title: 'KNIGHT', guildTag: null, avatarUrl: null, arms: `p${playerId}` }
}

const profile: PlayerProfile = {
  player: {
    playerId: 7,
    name: 'Любомиранда',
    level: 27,
    title: 'EARL',
    guildTag: null,
    avatarUrl: null,
    arms: 'p7',
  },
  isGenerated: false,
  isOnline: true,
  isBlocked: false,
  castle: BUILDINGS.map((building, index) => ({ building, stage: buildingStage(building, index + 1) })),
  damaged: [],
  records: {
    missions: { wins: 1_204, losses: 310, draws: 12 },
    raids: { wins: 48, losses: 17, draws: 0 },
    defences: { wins: 9, losses: 21, draws: 1 },
    unlimited: 23,
  },
  totalGold: 987_654,
  gear,
  isGearHidden: false,
  mottos: [
    { author: lordOf(9, 'Святослав'), motto: 'Мы ещё вернёмся', leftAt: '2026-11-20T10:00:00.000Z' },
    { author: lordOf(11, 'Забава'), motto: 'Спасибо за хлеб-соль!', leftAt: '2026-11-17T10:00:00.000Z' },
  ],
}

const meta = {
  title: 'features/player/Page',
  component: PlayerView,
  decorators: [inRouter],
  args: { profile, isOwn: false, time: 'day', onGear: fn() },
} satisfies Meta<typeof PlayerView>

export default meta
type Story = StoryObj<typeof meta>

export const Stranger: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Любомиранда' })).toBeVisible()
    await expect(canvas.getByText('Сейчас в игре')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Набеги/ })).toHaveTextContent('48')
    await expect(canvas.getByText('Мы ещё вернёмся')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Святослав' })).toHaveAttribute('href', '/game/player/9')
    const [item] = canvas.getAllByRole('button')
    await userEvent.click(item ?? document.body)
    await expect(args.onGear).toHaveBeenCalledWith(gear[0])
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const AfterRaids: Story = {
  args: { profile: { ...profile, damaged: ['walls', 'stakes'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Разбиты в набеге: стены, колья$/ })).toBeVisible()
  },
}
export const HiddenGear: Story = {
  args: { profile: { ...profile, gear: null, isGearHidden: true, isOnline: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Хозяин не показывает снаряжение.')).toBeVisible()
  },
}
export const OwnHidden: Story = {
  args: { isOwn: true, profile: { ...profile, isGearHidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Что показывать' })).toBeVisible()
    await expect(canvas.getByText('Вы его скрыли: другие этого не видят.')).toBeVisible()
  },
}
export const Blocked: Story = {
  args: { profile: { ...profile, isBlocked: true, isOnline: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Аккаунт заблокирован')).toBeVisible()
    await expect(canvas.queryByText('Не в игре')).toBeNull()
  },
}
const none = { wins: 0, losses: 0, draws: 0 }
export const Newcomer: Story = {
  args: {
    time: 'night',
    profile: {
      ...profile,
      player: { ...profile.player, name: 'Wind Rose 12', level: 1, title: 'KNIGHT' },
      isGenerated: true,
      isOnline: false,
      castle: BUILDINGS.map((building) => ({ building, stage: buildingStage(building, 0) })),
      records: { missions: none, raids: none, defences: none, unlimited: 0 },
      totalGold: 0,
      gear: [],
      mottos: [],
    },
  },
}
export const Unknown: Story = {
  render: () => <UnknownPlayer error={new ApiError(404, null)} onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Неизвестен')).toBeVisible()
  },
}
export const Loading: Story = { render: () => <UnknownPlayer error={null} onRetry={fn()} /> }
export const Failed: Story = {
  render: () => <UnknownPlayer error={new Error('Сервер не отвечает')} onRetry={fn()} />,
}
