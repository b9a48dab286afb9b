import type { FightInput, FightResult } from '../../../rules/fight/report.ts'
import type { MissionTraveller } from '../../../rules/missions/mission-reward.ts'
import type { MissionSkill } from '../../../rules/missions/mission-skill.ts'
import type { Difficulty } from '../../../rules/missions/missions.ts'
import { bigint, givenIdentity, jsonb, nullable, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Everything that decides a mission, as it was when the host set out. */
export type MissionSnapshot = {
  readonly fight: FightInput
  readonly traveller: MissionTraveller
}

/** Missions, under way and finished. */
export const missionRuns = defineModel('mission_run', {
  id: givenIdentity(),
  playerId: bigint(),
  missionKey: text(),
  difficulty: text<Difficulty>(),
  skill: text<MissionSkill>(),
  seed: text(),
  /** What the fight is decided from, taken at the start. */
  input: jsonb<MissionSnapshot>(),
  /** Decided at the start, shown and paid at the end. */
  result: text<FightResult>(),
  startedAt: timestamptz(),
  endsAt: timestamptz(),
  finishedAt: nullable(timestamptz()),
  fightId: nullable(bigint()),
})
