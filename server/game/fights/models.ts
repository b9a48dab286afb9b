import type { CrusadeInput, CrusadeReport } from '#rules/fight/crusade.ts'
import type { RaidInput, RaidReport } from '#rules/fight/raid-report.ts'
import type { FightInput, FightReport, FightResult } from '#rules/fight/report.ts'
import type { UnlimitedInput, UnlimitedReport } from '#rules/fight/unlimited.ts'
import type { DrawnFrom } from '#rules/proof/drawn-seed.ts'
import type { LootLimit } from '#rules/raids/spoils.ts'
import {
  bigint,
  boolean,
  givenIdentity,
  jsonb,
  nullable,
  primaryKey,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'
import type { StoredReward } from '../rewards/reward.ts'

export type FightType = 'MISSION' | 'GROUP_MISSION' | 'FORAY'

/** Fights, with everything needed to compute them again. */
export const fights = defineModel('fight', {
  id: givenIdentity(),
  shareKey: uuid(),
  type: text<FightType>(),
  attackerId: bigint(),
  defenderId: nullable(bigint()),
  /** From the attacker's view. */
  result: text<FightResult>(),
  /** Of the mission or the boss. Empty for raids, which are named after the castle. */
  title: text(),
  /** Players' armies have ids and no names (`contender-names.ts`). */
  input: jsonb<FightInput | RaidInput | UnlimitedInput | CrusadeInput>(),
  report: jsonb<FightReport | RaidReport | UnlimitedReport | CrusadeReport>(),
  /** Where the seed comes from. Null for fights older than the chain of day secrets. */
  drawnFrom: nullable(jsonb<DrawnFrom>()),
  /** Of the attacker. Those of a crusade's members are in their logs. */
  rewards: jsonb<StoredReward>(),
  rulesVersion: text(),
  catalogueVersion: text(),
  createdAt: timestamptz(),
  /** Somebody opened its link. */
  isShared: withDefault(boolean()),
  /** Of a raided player. */
  defenderRewards: nullable(jsonb<StoredReward>()),
  /** Gold that a raid took from its defender. */
  loot: nullable(bigint()),
  /** What held back the gold. Null: nothing. */
  lootLimit: nullable(text<LootLimit>()),
})

/** Which players have a fight in their log. */
export const fightLogs = defineModel('fight_log', {
  playerId: primaryKey(bigint()),
  fightId: primaryKey(bigint()),
  viewedAt: nullable(timestamptz()),
  /** Of a member of a crusade. Null: it stands in the fight. */
  rewards: nullable(jsonb<StoredReward>()),
})
