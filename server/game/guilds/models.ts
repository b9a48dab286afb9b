import type { GuildPermission, GuildRoleType } from '#rules/guilds/guild.ts'
import type { GuildHistoryAction } from '#rules/guilds/history.ts'
import {
  bigint,
  boolean,
  identity,
  integer,
  nullable,
  primaryKey,
  smallint,
  text,
  texts,
  timestamptz,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Guilds. A deleted guild leaves no row. */
export const guilds = defineModel('guild', {
  id: identity(),
  name: text(),
  nameKey: text(),
  tag: text(),
  /** `nameKeyOf` of the tag: guilds are found by it. */
  tagKey: text(),
  description: withDefault(text()),
  /** Only members see it. */
  notice: withDefault(text()),
  /** The revision of the guild in which each was changed last. The highest is that of the guild. */
  descriptionRevision: withDefault(integer()),
  noticeRevision: withDefault(integer()),
  rolesRevision: withDefault(integer()),
  leaderId: bigint(),
  memberCount: withDefault(smallint()),
  createdAt: timestamptz(),
})

export const guildRoles = defineModel('guild_role', {
  id: identity(),
  guildId: bigint(),
  type: text<GuildRoleType>(),
  /** The order of ranks, 1 the highest. */
  position: smallint(),
  name: text(),
  permissions: withDefault(texts<GuildPermission>()),
})

/** A player belongs to one guild at most. */
export const guildMembers = defineModel('guild_member', {
  playerId: primaryKey(bigint()),
  guildId: bigint(),
  roleId: bigint(),
  joinedAt: timestamptz(),
})

/** Open join requests. */
export const guildRequests = defineModel('guild_request', {
  id: identity(),
  guildId: bigint(),
  playerId: bigint(),
  sentAt: timestamptz(),
})

export const guildHistory = defineModel('guild_history', {
  id: identity(),
  guildId: bigint(),
  action: text<GuildHistoryAction>(),
  /** Null for what happens by itself. */
  actorId: nullable(bigint()),
  targetId: nullable(bigint()),
  /** Names of roles as they were then. */
  roleBefore: nullable(text()),
  roleAfter: nullable(text()),
  createdAt: timestamptz(),
})

/** What members won in a week. */
export const guildWeeks = defineModel('guild_week', {
  guildId: primaryKey(bigint()),
  startsAt: primaryKey(timestamptz()),
  missions: withDefault(integer()),
  crusades: withDefault(integer()),
  raids: withDefault(integer()),
})

export type FoundingStatus = 'OPEN' | 'FOUNDED' | 'EXPIRED' | 'CANCELLED'

/** Foundings that several players pay together. */
export const guildFoundings = defineModel('guild_founding', {
  id: identity(),
  founderId: bigint(),
  name: text(),
  tag: text(),
  description: withDefault(text()),
  /** Chipped in so far: the sum of its shares. */
  diamonds: integer(),
  shareCount: smallint(),
  status: withDefault(text<FoundingStatus>()),
  createdAt: timestamptz(),
  endsAt: timestamptz(),
  closedAt: nullable(timestamptz()),
})

/** What a player has chipped in. A returned share has no row. */
export const guildShares = defineModel('guild_share', {
  foundingId: primaryKey(bigint()),
  playerId: primaryKey(bigint()),
  diamonds: integer(),
  /** While the founding is open: a player takes part in one. */
  isOpen: withDefault(boolean()),
  chippedInAt: timestamptz(),
})

/** Names and tags in use. */
export const guildClaims = defineModel('guild_claim', {
  key: primaryKey(text()),
  guildId: nullable(bigint()),
  foundingId: nullable(bigint()),
})
