import type { FightInput, FightResult } from '#rules/fight/report.ts'
import type { RewardBasis } from '#rules/missions/mission-reward.ts'
import type { MissionSkill } from '#rules/missions/mission-skill.ts'
import type { Difficulty } from '#rules/missions/missions.ts'
import type { PatrolHours } from '#rules/missions/patrol.ts'
import type { DrawnFrom } from '#rules/proof/drawn-seed.ts'
import {
  bigint,
  givenIdentity,
  jsonb,
  nullable,
  smallint,
  text,
  timestamptz,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Everything that decides a mission, as of its start. */
export type MissionSnapshot = {
  readonly fight: FightInput
  /** What the reward depends on. The key is older than its type, and stored runs keep it. */
  readonly traveller: RewardBasis
}

/** Mission runs, under way and finished. */
export const missionRuns = defineModel('mission_run', {
  id: givenIdentity(),
  playerId: bigint(),
  missionKey: text(),
  difficulty: text<Difficulty>(),
  skill: text<MissionSkill>(),
  seed: text(),
  /** Where the seed comes from. Null for runs older than the chain of day secrets. */
  drawnFrom: nullable(jsonb<DrawnFrom>()),
  /** The fight's input, taken at the start. Null once the fight is stored, which holds it. */
  input: nullable(jsonb<MissionSnapshot>()),
  /** Decided at the start, shown and paid at the end. */
  result: text<FightResult>(),
  startedAt: timestamptz(),
  endsAt: timestamptz(),
  finishedAt: nullable(timestamptz()),
  fightId: nullable(bigint()),
  /** Null without a patrol. */
  patrolHours: nullable(smallint<PatrolHours>()),
})
