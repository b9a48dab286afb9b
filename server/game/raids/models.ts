import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import type { AttackPosition, Garrison } from '#rules/raids/plan.ts'
import {
  bigint,
  boolean,
  date,
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

/** A castle in raids. Only `saveRaidCastle` writes it, under the player's lock. Game days are YYYY-MM-DD. */
export const raidCastles = defineModel('raid_castle', {
  playerId: primaryKey(bigint()),
  garrisonTop: withDefault(smallint<Garrison>()),
  garrisonLeft: withDefault(smallint<Garrison>()),
  garrisonRight: withDefault(smallint<Garrison>()),
  garrisonBottom: withDefault(smallint<Garrison>()),
  motto: withDefault(text()),
  /** The attack plan of the last raid. */
  position: withDefault(text<AttackPosition>()),
  siegeTower: withDefault(boolean()),
  /** Newcomers' protection. */
  protectedUntil: nullable(timestamptz()),
  restUntil: nullable(timestamptz()),
  immuneUntil: nullable(timestamptz()),
  spyImmuneUntil: nullable(timestamptz()),
  spiesBackAt: nullable(timestamptz()),
  damaged: withDefault(texts<RaidBuilding>()),
  /** The game day of the next five columns. */
  day: nullable(date()),
  goldAtDayStart: nullable(bigint()),
  lootedToday: withDefault(bigint()),
  defencesRewarded: withDefault(smallint()),
  projectilesThrown: withDefault(integer()),
  /** Raids that took gold of generated castles. */
  neighboursLooted: withDefault(smallint()),
  raidsWon: withDefault(integer()),
  raidsLost: withDefault(integer()),
  raidsDrawn: withDefault(integer()),
  defencesWon: withDefault(integer()),
  defencesLost: withDefault(integer()),
  defencesDrawn: withDefault(integer()),
})

/** When neighbours come next to the castle of a person. */
export const neighbourVisits = defineModel('neighbour_visit', {
  playerId: primaryKey(bigint()),
  dueAt: timestamptz(),
})

/** Mottos that raiders have left at castles they beat. */
export const leftMottos = defineModel('left_motto', {
  id: identity(),
  castleId: bigint(),
  authorId: bigint(),
  motto: text(),
  leftAt: timestamptz(),
})
