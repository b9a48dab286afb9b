import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LevelUpDialog } from '#apps/game/src/features/notifications/level-up-dialog.tsx'
import { NotificationsView } from '#apps/game/src/features/notifications/notifications-view.tsx'
import type { Pages } from '#apps/game/src/ui/controls/more-pages.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import type { Notification } from '#generated/types.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'
import { inRouter } from '../../app/in-router.tsx'

const now = Date.parse('2026-11-20T12:00:00.000Z')

const won: Notification = {
  notificationId: 3,
  type: 'MISSION_COMPLETED',
  title: 'Поход окончен: победа',
  text: '«Волчий перевал»: золото 236, слава 4, опыт 3.',
  player: null,
  fightId: 41,
  crusadeId: null,
  challengeId: null,
  place: null,
  result: 'WIN',
  level: null,
  reward: { experience: 250, ...NO_MONEY, gold: 236, glory: 4, resources: [], gear: [] },
  createdAt: '2026-11-20T09:30:00.000Z',
  isRead: false,
  isShown: true,
}

const levelUp: Notification = {
  ...won,
  notificationId: 2,
  type: 'LEVEL_UP',
  title: 'Новый уровень: 18',
  text: 'Награда: золото 1 080, алмазы 3, слава 180.',
  fightId: null,
  result: null,
  level: 18,
  reward: { experience: 0, ...NO_MONEY, gold: 1080, diamonds: 3, glory: 180, resources: [], gear: [] },
  isRead: true,
}

const raided: Notification = {
  ...won,
  notificationId: 4,
  type: 'FORAY_ATTACKED',
  title: 'На вас напали: замок разграблен',
  text: 'Нападавший: Святослав; унесено золота: 240.',
  player: { playerId: 9, name: 'Святослав' },
  fightId: 52,
  result: 'LOSE',
  reward: null,
}

const asked: Notification = {
  ...won,
  notificationId: 5,
  type: 'CRUSADE_JOIN_REQUEST_SENT',
  title: 'Просьба о походе',
  text: 'Любава просится в «За клубком в лабиринт».',
  player: { playerId: 18, name: 'Любава' },
  fightId: null,
  crusadeId: 12,
  result: null,
  reward: null,
}
const disbanded: Notification = {
  ...asked,
  notificationId: 6,
  type: 'CRUSADE_DISBANDED',
  title: 'Крестовый поход распущен',
  text: '«За клубком в лабиринт» не состоится. Предводитель: Любава.',
  crusadeId: null,
  challengeId: null,
  place: null,
}

const list: Pages<Notification> = {
  items: [won, levelUp],
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: true,
  isLoadingMore: false,
  onMore: fn(),
}

const meta = {
  title: 'features/notifications/Notifications',
  component: NotificationsView,
  args: {
    list,
    unread: 1,
    canVisit: true,
    canRevenge: true,
    onRead: fn(),
    onLeave: fn(),
    now,
  },
  decorators: [(Story) => <Card as="div">{Story()}</Card>, inRouter],
} satisfies Meta<typeof NotificationsView>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Прочитано' }))
    await expect(args.onRead).toHaveBeenCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.list.onMore).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Отчёт о битве' })).toHaveAttribute(
      'href',
      '/game/fight-log/41',
    )
  },
}

export const AllRead: Story = {
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Прочитано' })).toBeNull()
  },
}

export const Empty: Story = { args: { list: { ...list, items: [], hasMore: false }, unread: 0 } }

export const Loading: Story = { args: { list: { ...list, items: undefined } } }

export const Failed: Story = {
  args: { list: { ...list, items: undefined, error: new Error('Произошла ошибка') } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}

const closeLevel = fn()

export const NewLevel: Story = {
  render: () => (
    <LevelUpDialog
      news={{ before: 17, level: 18, ...NO_MONEY, gold: 1080, diamonds: 3, glory: 180 }}
      arms="p3"
      onClose={closeLevel}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Уровень 18' })).toBeVisible()
    await expect(canvas.getByText('«Дупло-великан»')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Принять награду' }))
    await expect(closeLevel).toHaveBeenCalled()
  },
}

/** A title brings a region, and several levels at once bring all that they opened. */
export const NewTitle: Story = {
  render: () => (
    <LevelUpDialog
      news={{ before: 14, level: 16, ...NO_MONEY, gold: 1860, diamonds: 6, glory: 310 }}
      arms="p3"
      onClose={closeLevel}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Баронский бор')).toBeVisible()
    await expect(canvas.getByText('барон')).toBeVisible()
  },
  globals: { viewport: { value: 'phone' } },
}

export const Raided: Story = {
  args: { list: { ...list, items: [raided, won] }, unread: 2 },
  play: async ({ args, canvas }) => {
    const revenge = canvas.getByRole('link', { name: 'Отомстить' })
    await expect(revenge).toHaveAttribute('href', '/game/foray-tactics?opponent=9')
    const raider = canvas.getByRole('link', { name: 'Святослав' })
    await expect(raider).toHaveAttribute('href', '/game/player/9')
    await userEvent.click(raider)
    await expect(args.onRead).toHaveBeenCalledWith(4)
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
export const RaidedBeforePagesOfPlayers: Story = {
  args: { list: { ...list, items: [raided] }, canVisit: false, canRevenge: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Святослав' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Отомстить' })).toBeNull()
  },
}

/** A crusade that exists can be visited, one that is disbanded cannot. */
export const Crusades: Story = {
  args: { list: { ...list, items: [disbanded, asked] }, unread: 2 },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link', { name: 'К походу' })
    await expect(ways).toHaveLength(1)
    await expect(ways[0]).toHaveAttribute('href', '/game/group-missions/join-request?crusade=12')
  },
}
