import type { FightInput, FightReport, FightResult } from '../../../rules/fight/report.ts'
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
  title: text(),
  input: jsonb<FightInput>(),
  report: jsonb<FightReport>(),
  rewards: jsonb<StoredReward>(),
  rulesVersion: text(),
  catalogueVersion: text(),
  createdAt: timestamptz(),
  /** Somebody opened its link. */
  isShared: withDefault(boolean()),
})

/** Which players have a fight in their log. */
export const fightLogs = defineModel('fight_log', {
  playerId: primaryKey(bigint()),
  fightId: primaryKey(bigint()),
  viewedAt: nullable(timestamptz()),
})
