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

export type StandingSort = keyof typeof STANDING_COLUMNS

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

/** How many players have a value with this prefix: `value >> (PREFIX_BITS * depth)`. @public */
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

/** Bits of a value that one depth of the counts tells apart. */
export const PREFIX_BITS = 6
/** With nine depths of six bits the last one has a single parent for values up to 9·10^15. */
export const LAST_DEPTH = 8
