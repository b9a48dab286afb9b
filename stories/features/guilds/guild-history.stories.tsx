import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GuildHistoryView } from '#apps/game/src/features/guilds/history-view.tsx'
import type { GuildHistoryAction, GuildHistoryEntry } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { pagesOf } from '../../app/pages-of.ts'
import { hoursAgo } from './fixtures.ts'

const ACTIONS: readonly GuildHistoryAction[] = [
  'LEAVE_GUILD',
  'TRANSFER_LEADERSHIP',
  'KICK_OUT',
  'CHANGE_ROLE',
  'REJECT_JOIN_REQUEST',
  'ACCEPT_JOIN_REQUEST',
  'REVOKE_JOIN_REQUEST',
  'SEND_JOIN_REQUEST',
  'UPDATE_ROLES',
  'UPDATE_DESCRIPTION',
  'CREATE',
]

function entryOf(action: GuildHistoryAction, index: number): GuildHistoryEntry {
  const isRole = action === 'CHANGE_ROLE'
  return {
    entryId: 100 - index,
    action,
    actor: { playerId: 1, name: 'Ратибор' },
    target: { playerId: 2, name: 'Любомиранда' },
    roleBefore: isRole ? 'Новичок' : null,
    roleAfter: isRole ? 'Участник' : null,
    createdAt: hoursAgo(index * 5),
  }
}

const meta = {
  title: 'features/guilds/History',
  component: GuildHistoryView,
  decorators: [inRouter],
  args: { list: { ...pagesOf(ACTIONS.map(entryOf)), hasMore: true }, now: Date.now() },
} satisfies Meta<typeof GuildHistoryView>

export default meta
type Story = StoryObj<typeof meta>

export const EveryAction: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11)
    await expect(canvas.getByText(/меняет роль игрока/)).toHaveTextContent(
      'Ратибор меняет роль игрока Любомиранда: была «Новичок», стала «Участник».',
    )
    await expect(canvas.getAllByRole('link', { name: 'Ратибор' })[0]).toHaveAttribute(
      'href',
      '/game/player/1',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.list?.onMore).toHaveBeenCalledOnce()
  },
}
/** What happens without somebody who does it: a founding is complete, an account ends. */
export const ByItself: Story = {
  args: {
    list: pagesOf(
      ACTIONS.filter((action) =>
        ['CREATE', 'ACCEPT_JOIN_REQUEST', 'TRANSFER_LEADERSHIP'].includes(action),
      ).map((action, index) => ({ ...entryOf(action, index), actor: null })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Гильдия основана.')).toBeVisible()
    await expect(canvas.getByText(/Главенство переходит к игроку/)).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { args: { list: pagesOf([]) } }
export const NoGuild: Story = { args: { list: null } }
export const Loading: Story = { args: { list: pagesOf(undefined) } }
export const Failed: Story = {
  args: { list: { ...pagesOf(undefined), error: new Error('Нет связи'), onRetry: fn() } },
}
