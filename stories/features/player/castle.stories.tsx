import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CastleView } from '#apps/game/src/features/player/castle-view.tsx'
import { ChronicleCard } from '#apps/game/src/features/player/chronicle-card.tsx'
import { NeighboursCard } from '#apps/game/src/features/player/neighbours-card.tsx'
import { QuestsCard } from '#apps/game/src/features/quests/quests-card.tsx'
import { TaxRow } from '#apps/game/src/features/taxes/taxes-card.tsx'
import { NextButton } from '#apps/game/src/shared/missions/next-button.tsx'
import { nextMission } from '#apps/game/src/shared/missions/next-mission.ts'
import type { Notification, PlayerLayoutData } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { grown, yardOf } from '../buildings/fixtures.ts'
import { marching } from '../crusades/fixtures.ts'
import { energyOf } from '../missions/fixtures/args.ts'
import { missionListAt } from '../missions/fixtures/missions.ts'
import { questsWith, stepAt } from '../quests/fixtures.ts'
import { back, DEFAULT_GAMEPLAY, idle, nothing, YOUNG_LORD } from './fixtures.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')

const layout: PlayerLayoutData = {
  player: YOUNG_LORD,
  emailConfirmed: true,
  deletionDueAt: null,
  gameplay: DEFAULT_GAMEPLAY,
  unlocks: ['myCastleAboutBanner', 'armyOpenBanner', 'fightLogOpenBanner'],
  unviewedFights: 2,
  unviewedGear: 0,
  guildRequests: 0,
  unreadNotifications: 0,
}

const won: Notification = {
  notificationId: 3,
  type: 'MISSION_COMPLETED',
  title: 'Поход окончен: победа',
  text: '«Старая мельница»: золото 24, опыт 2.',
  player: null,
  fightId: 41,
  crusadeId: null,
  challengeId: null,
  place: null,
  result: 'WIN',
  level: null,
  reward: { ...nothing, gold: 24 },
  createdAt: '2026-11-20T11:50:00.000Z',
  isRead: true,
  isShown: true,
}

const onward = fn()
const next = nextMission({
  list: missionListAt(4),
  level: 4,
  last: { missionKey: 'oldMill', difficulty: 'EASY' },
  quests: [{ isDone: false, march: { difficulty: 'EASY', missionKey: 'highRoad' } }],
  tried: new Map(),
})

const quests = (
  <QuestsCard
    quests={questsWith(stepAt('mediumWinQuest', 1))}
    error={null}
    onRetry={fn()}
    completing={null}
    onRead={fn()}
    onTake={fn()}
    takingAll={false}
    onTakeAll={fn()}
    onTasks={fn()}
  />
)

const meta = {
  title: 'features/player/Castle',
  component: CastleView,
  args: {
    layout,
    time: 'day',
    missions: back,
    onward: next && (
      <NextButton
        next={next}
        level={4}
        energy={energyOf(90)}
        active={null}
        starting={false}
        waiting={false}
        onStart={onward}
      />
    ),
    waiting: 1,
    idleCollectors: false,
    onCollectors: fn(),
    error: null,
    onRetry: fn(),
    quests,
    army: null,
    chronicle: <ChronicleCard items={[won]} error={null} onRetry={fn()} now={now} />,
    neighbours: (
      <NeighboursCard
        canVisit
        neighbours={[
          { player: { ...layout.player, playerId: 5, name: 'Велеслав' }, isGenerated: true, isOnline: false },
          { player: { ...layout.player, playerId: 6, name: 'Забава' }, isGenerated: false, isOnline: true },
        ]}
        error={null}
        onRetry={fn()}
      />
    ),
  },
  decorators: [inRouter],
} satisfies Meta<typeof CastleView>

export default meta
type Story = StoryObj<typeof meta>

/** The army is on a crusade: its mark leads there. */
export const OnCrusade: Story = {
  args: { missions: { ...back, crusade: marching() } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: 'Войско в крестовом походе' }))
    await expect(row.getByRole('link', { name: 'Войско в крестовом походе' })).toHaveAttribute(
      'href',
      '/game/group-missions/group',
    )
    await expect(row.getByRole('timer', { name: /До возвращения/ })).toBeVisible()
  },
}

export const ArmyBack: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: 'Последний поход' }))
    await expect(row.getByText(/Победа: «Старая мельница»/)).toBeVisible()
    await expect(row.getByRole('link', { name: 'Отчёт о битве' })).toHaveAttribute(
      'href',
      '/game/fight-log/41',
    )
    await expect(row.getByRole('link', { name: 'К походам' })).toHaveAttribute('href', '/game/missions')
    await userEvent.click(row.getByRole('button', { name: /^Дальше: Большак/ }))
    await expect(onward).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Рыцарь · правит ключник')).toBeVisible()
    await expect(canvas.getByText('Рыцарь · в игре')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /2\s+новых отчёта/ })).toHaveAttribute(
      'href',
      '/game/fight-logs',
    )
  },
}

export const QuestWaits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /1\s+награда ждёт вас/ }))
    await expect(canvas.getByRole('button', { name: 'Забрать' })).toHaveFocus()
  },
}

export const NewLord: Story = {
  args: {
    layout: { ...layout, unlocks: [], unviewedFights: 0, player: { ...layout.player, level: 1 } },
    missions: idle,
    waiting: 0,
    chronicle: <ChronicleCard items={[]} error={null} onRetry={fn()} now={now} />,
    neighbours: <NeighboursCard canVisit={false} neighbours={[]} error={null} onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'К походам' })).toBeNull()
    await expect(canvas.getByText(/Здесь начинается летопись/)).toBeInTheDocument()
  },
}

export const ArmyAway: Story = {
  args: {
    missions: {
      ...idle,
      active: {
        missionRunId: 6,
        missionKey: 'oldMill',
        name: 'Старая мельница',
        difficulty: 'HARD',
        skill: 'FRONTAL_ATTACK',
        startedAt: new Date(Date.now() - 30_000).toISOString(),
        endsAt: new Date(Date.now() + 90_000).toISOString(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName(/До возвращения: 1\s+минута/)
    await expect(canvas.getByText('«Старая мельница», тяжёлый')).toBeVisible()
  },
}

const grownLayout: PlayerLayoutData = {
  ...layout,
  unviewedGear: 3,
  unlocks: [
    ...layout.unlocks,
    'buildingsOpenBanner',
    'storageOpenBanner',
    'forgeOpenBanner',
    'taxesAboutBanner',
  ],
  player: { ...layout.player, title: 'BARON', level: 17 },
}

export const Grown: Story = {
  args: {
    layout: grownLayout,
    buildings: yardOf(grown, { level: 17, stock: 60 }).buildings,
    idleCollectors: true,
    taxes: <TaxRow taxes={{ active: null, choices: [] }} onSend={fn()} />,
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('link', { name: 'Склад, уровень 9' })
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(hrefOf('Склад, уровень 9')).toBe('/game/inventory')
    await expect(hrefOf('Кузница, уровень 4')).toBe('/game/forge')
    await expect(hrefOf('Рвы, уровень 4')).toBe('/game/buildings#moats')
    await expect(hrefOf('Колья: можно построить')).toBe('/game/buildings#stakes')
    await expect(canvas.getByRole('link', { name: /3\s+новые вещи/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сборщики налогов ждут приказа' }))
    await expect(args.onCollectors).toHaveBeenCalledOnce()
  },
}

export const FoundationsWait: Story = {
  args: { buildings: yardOf({}, { level: 4 }).buildings },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Склад: ещё закрыто, почему' }))
    await expect(await within(document.body).findByText(/^Откроется после/)).toHaveTextContent(
      '«Дорастите до 3-го уровня»',
    )
  },
}

/** The first minute: a castle, one quest, and a reminder of the mail. */
export const Newcomer: Story = {
  args: {
    layout: {
      ...layout,
      emailConfirmed: false,
      unlocks: ['myCastleAboutBanner', 'armyOpenBanner', 'settingsOpenBanner'],
    },
    isMailDue: true,
    buildings: yardOf({}, { level: 1 }).buildings,
    missions: idle,
    waiting: 0,
    quests: (
      <QuestsCard
        quests={questsWith(stepAt('firstWinQuest'))}
        error={null}
        onRetry={fn()}
        completing={null}
        onRead={fn()}
        onTake={fn()}
        takingAll={false}
        onTakeAll={fn()}
        onTasks={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'К почте' })).toHaveAttribute(
      'href',
      '/game/settings-email-password',
    )
    await expect(canvas.getByText('Победите в любом походе.')).toBeVisible()
  },
  globals: { viewport: { value: 'phone' } },
}

export const GrownPhone: Story = { args: Grown.args, globals: { viewport: { value: 'phone' } } }

export const Night: Story = {
  args: { time: 'night', layout: { ...layout, player: { ...layout.player, title: 'DUKE', level: 40 } } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: {
    layout: undefined,
    missions: undefined,
    waiting: 0,
    chronicle: <ChronicleCard items={undefined} error={null} onRetry={fn()} now={now} />,
    neighbours: <NeighboursCard canVisit={false} neighbours={undefined} error={null} onRetry={fn()} />,
  },
}

export const Failed: Story = {
  args: { layout: undefined, missions: undefined, waiting: 0, error: new Error('Сервер не отвечает') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
