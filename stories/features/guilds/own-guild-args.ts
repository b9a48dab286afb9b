import { fn } from 'storybook/test'
import type { OwnGuildViewProps } from '#apps/game/src/features/guilds/own-guild-view.tsx'
import { pagesOf } from '../../app/pages-of.ts'
import { GUILD, hoursAgo, LEADER, person, WEEKS } from './guild-args.ts'

export const requests: NonNullable<OwnGuildViewProps['requests']> = {
  requests: pagesOf([
    { player: { ...person(21, 'Святослав', 14), guildTag: null }, isOnline: true, sentAt: hoursAgo(2) },
    { player: { ...person(22, 'Мирослав', 11), guildTag: null }, isOnline: false, sentAt: hoursAgo(30) },
  ]),
  busy: null,
  onAnswer: fn(),
}

/** The guild as its leader sees it. */
export const ownGuildArgs: OwnGuildViewProps = {
  guild: GUILD,
  own: LEADER,
  ownId: 1,
  weeks: { weeks: WEEKS, error: null, onRetry: fn() },
  requests,
  acting: null,
  onMember: fn(),
  saving: false,
  onEdit: fn(),
  onRoles: fn(),
  leaving: null,
  onLeave: fn(),
  onDelete: fn(),
}
