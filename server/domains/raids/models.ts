import type { CastleDefence, RaidContender } from '#rules/fight/raid-report.ts'
import type { FoundDifficulty } from '#rules/raids/search.ts'
import {
  bigint,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** The opponents of each player's last search. */
export const raidOpponents = defineModel('raid_opponent', {
  playerId: primaryKey(bigint()),
  difficulty: primaryKey(text<FoundDifficulty>()),
  opponentId: bigint(),
  /** Of the fights of the search, those won. */
  winPercent: smallint(),
  /** Of a neighbour's units, those whom the raider meets. */
  homePercent: withDefault(smallint()),
})

/** Until when a player may not raid a castle again. */
export const raidCooldowns = defineModel('raid_cooldown', {
  playerId: primaryKey(bigint()),
  victimId: primaryKey(bigint()),
  until: timestamptz(),
})

/** What spies have seen of a castle. */
export type Seen = {
  readonly host: RaidContender
  readonly castle: CastleDefence
}

/** What players know of castles by their spies. */
export const raidSpyings = defineModel('raid_spying', {
  playerId: primaryKey(bigint()),
  castleId: primaryKey(bigint()),
  seen: jsonb<Seen>(),
  seenAt: timestamptz(),
  until: timestamptz(),
})
