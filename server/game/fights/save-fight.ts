import { randomUUID } from 'node:crypto'
import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import type { FightInput, FightReport, FightResult } from '#rules/fight/report.ts'
import type { UnlimitedInput, UnlimitedReport } from '#rules/fight/unlimited.ts'
import type { DrawnFrom } from '#rules/proof/drawn-seed.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlOne } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { StoredReward } from '../rewards/reward.ts'
import { fights } from './models.ts'

export type FoughtMission = {
  readonly playerId: number
  readonly title: string
  readonly input: FightInput | UnlimitedInput
  readonly report: FightReport | UnlimitedReport
  readonly result: FightResult
  readonly drawnFrom: DrawnFrom | null
  readonly reward: StoredReward
  /** The time of the fight. */
  readonly at: Date
}

function rowOf({ playerId, title, input, report, result, drawnFrom, reward, at }: FoughtMission) {
  return {
    shareKey: randomUUID(),
    type: 'MISSION',
    attackerId: playerId,
    result,
    title,
    input: { ...input, seed: report.seed },
    report,
    drawnFrom,
    rewards: reward,
    rulesVersion: String(report.rulesVersion),
    catalogueVersion: String(CATALOGUE_VERSION),
    createdAt: at,
  } as const
}

/** Saves a mission's fight and adds it to the player's fight log, in one statement. Returns the fight's id. */
export async function saveFight(fought: FoughtMission): Promise<number> {
  const { fightId } = await sqlOne<{ fightId: number }>`
    WITH fought AS (
      INSERT INTO ${newRowOf(fights, rowOf(fought))} RETURNING id
    )
    INSERT INTO fight_log (player_id, fight_id) SELECT ${fought.playerId}, id FROM fought RETURNING fight_id`
  report(fought.playerId, 'fights')
  return fightId
}
