import {
  bigint,
  identity,
  integer,
  primaryKey,
  smallint,
  text,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** By what places are counted, and the column of `standing` with the value. */
export const STANDING_COLUMNS = {
  LEVEL: 'level',
  WIN: 'wins',
  LOSE: 'losses',
  DRAW: 'draws',
  TOTAL_GOLD: 'totalGold',
  UNLIMITED: 'unlimited',
} as const

/** The same of guilds, in `guild_standing`. */
export const GUILD_STANDING_COLUMNS = {
  GUILD_GOLD: 'totalGold',
  GUILD_LEVEL: 'averageLevel',
  GUILD_MEMBERS: 'memberCount',
} as const

export type PlayerSort = keyof typeof STANDING_COLUMNS
export type GuildSort = keyof typeof GUILD_STANDING_COLUMNS
export type StandingSort = PlayerSort | GuildSort

/** The values of every player as of the last count (`countStandings`). */
export const standings = defineModel('standing', {
  playerId: primaryKey(bigint()),
  level: bigint(),
  wins: bigint(),
  losses: bigint(),
  draws: bigint(),
  totalGold: bigint(),
  /** Record in the unlimited mission. Castles without one are not counted. */
  unlimited: withDefault(bigint()),
})

/** The values of every guild as of the last count. */
export const guildStandings = defineModel('guild_standing', {
  guildId: primaryKey(bigint()),
  totalGold: bigint(),
  /** Hundredths. */
  averageLevel: bigint(),
  memberCount: bigint(),
})

/** How many players or guilds have a value with this prefix: `value >> (PREFIX_BITS * depth)`. */
export const standingCounts = defineModel('standing_count', {
  sort: primaryKey(text<StandingSort>()),
  depth: primaryKey(smallint()),
  prefix: primaryKey(bigint()),
  players: integer(),
})

/** Players to count again. */
export const standingChanges = defineModel('standing_change', {
  id: identity(),
  playerId: bigint(),
})

/** Guilds to count again. */
export const guildChanges = defineModel('guild_change', {
  id: identity(),
  guildId: bigint(),
})

/** Bits of a value that one depth of the counts tells apart. */
export const PREFIX_BITS = 6
/** With nine depths of six bits the last one has a single parent for values up to 9·10^15. */
export const LAST_DEPTH = 8
