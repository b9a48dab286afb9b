import { fn } from 'storybook/test'
import type { OwnGuildViewProps } from '#apps/game/src/features/guilds/own-guild-view.tsx'
import type { Guild, GuildFounding, GuildMember, GuildRole, GuildWeek, PlayerInfo } from '#generated/types.ts'
import { GUILD_PERMISSIONS } from '#rules/guilds/guild.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { pagesOf } from '../../app/pages-of.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** ISO, that many hours ago. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString()
}

export function person(playerId: number, name: string, level: number): PlayerInfo {
  return {
    playerId,
    name,
    level,
    title: titleForLevel(level),
    guildTag: 'ВОЛЯ',
    avatarUrl: null,
    arms: `p${playerId}`,
  }
}

export const LEADER: GuildRole = {
  roleId: 11,
  type: 'LEADER',
  order: 1,
  name: 'Глава',
  permissions: [...GUILD_PERMISSIONS],
}
export const TREASURER: GuildRole = {
  roleId: 12,
  type: 'MEMBER',
  order: 2,
  name: 'Казначей',
  permissions: ['ACCEPT_JOIN_REQUEST', 'REJECT_JOIN_REQUEST', 'UPGRADE_ROLE', 'KICK_OUT'],
}
export const MEMBER: GuildRole = {
  roleId: 13,
  type: 'MEMBER',
  order: 3,
  name: 'Участник',
  permissions: ['ACCEPT_JOIN_REQUEST'],
}
export const NEWCOMER: GuildRole = {
  roleId: 14,
  type: 'NEW_MEMBER',
  order: 4,
  name: 'Новичок',
  permissions: [],
}

export const ROLES = [LEADER, TREASURER, MEMBER, NEWCOMER]

function member(player: PlayerInfo, role: GuildRole, seenHoursAgo: number): GuildMember {
  const { roleId, type, order, name } = role
  return {
    player,
    role: { roleId, type, order, name },
    isOnline: seenHoursAgo === 0,
    seenAt: hoursAgo(seenHoursAgo),
    joinedAt: hoursAgo(500),
  }
}

export const MEMBERS = [
  member(person(1, 'Ратибор', 24), LEADER, 0),
  member(person(2, 'Любомиранда', 19), TREASURER, 3),
  member(person(3, 'Забава', 17), MEMBER, 0),
  member(person(4, 'Wind Rose', 10), NEWCOMER, 50),
]

export const GUILD: Guild = {
  guildTag: 'ВОЛЯ',
  name: 'Вольный щит',
  description: 'Ходим в походы по вечерам.\nНовичкам рады.',
  createdAt: hoursAgo(24 * 40),
  membersMax: 20,
  averageLevel: 1_750,
  totalGold: 1_284_700,
  members: MEMBERS,
  relation: 'MEMBER',
  ownRole: LEADER,
  roles: ROLES,
  notice: 'В субботу в восемь идём на Змея.',
  revision: 7,
  requestCount: 2,
  joinRefusals: [],
}

/** The guild as one sees it who does not belong to it. */
export const SEEN_GUILD: Guild = {
  ...GUILD,
  members: MEMBERS.map((one) => ({ ...one, seenAt: null })),
  relation: 'STRANGER',
  ownRole: null,
  roles: null,
  notice: null,
  revision: null,
  requestCount: null,
}

/** Eight Mondays: the last one is that of the game week of `hoursAgo(0)`. */
export const WEEKS: GuildWeek[] = [3, 8, 0, 14, 21, 9, 17, 12].map((missions, index) => ({
  startsAt: new Date(Date.UTC(2026, 8, 27, 21) + index * 7 * DAY_MS).toISOString(),
  missions,
  crusades: index % 3,
  raids: index,
}))

export const FOUNDING: GuildFounding = {
  foundingId: 7,
  name: 'Красный лис',
  guildTag: 'ЛИСЫ',
  description: 'Собираемся у трёх дубов.',
  status: 'OPEN',
  founder: { ...person(5, 'Гостомысл', 20), guildTag: null },
  diamonds: 450,
  diamondsNeeded: 1000,
  sharesMax: 20,
  shares: [
    { player: { ...person(5, 'Гостомысл', 20), guildTag: null }, diamonds: 300, chippedInAt: hoursAgo(30) },
    { player: { ...person(6, 'Остроборов', 15), guildTag: null }, diamonds: 150, chippedInAt: hoursAgo(4) },
  ],
  ownShare: 0,
  isOwn: false,
  chipInMin: 50,
  chipInMax: 550,
  chipInRefusals: [],
  createdAt: hoursAgo(30),
  endsAt: hoursAgo(-138),
  serverTime: hoursAgo(0),
}

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
