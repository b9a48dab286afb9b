import type { FightInput, FightReport, FightResult } from '../../../rules/fight/report.ts'
import {
  bigint,
  givenIdentity,
  jsonb,
  nullable,
  primaryKey,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'
import type { StoredReward } from '../rewards/reward.ts'

export type FightType = 'MISSION' | 'GROUP_MISSION' | 'FORAY'

/** Fights that were fought, with all that it takes to fight them again. */
export const fights = defineModel('fight', {
  id: givenIdentity(),
  shareKey: uuid(),
  type: text<FightType>(),
  attackerId: bigint(),
  defenderId: nullable(bigint()),
  /** As the attacker sees it. */
  result: text<FightResult>(),
  title: text(),
  input: jsonb<FightInput>(),
  report: jsonb<FightReport>(),
  rewards: jsonb<StoredReward>(),
  rulesVersion: text(),
  catalogueVersion: text(),
  createdAt: timestamptz(),
})

/** Who has a fight in the battle reports. */
export const fightLogs = defineModel('fight_log', {
  playerId: primaryKey(bigint()),
  fightId: primaryKey(bigint()),
  viewedAt: nullable(timestamptz()),
})
