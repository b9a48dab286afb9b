import { CATALOGUE_VERSION } from '../../../catalogue/world/version.ts'
import type { FightInput, FightReport } from '../../../rules/fight/report.ts'
import { json, sqlOne } from '../../platform/sql.ts'
import type { StoredReward } from '../rewards/reward.ts'

export type FoughtMission = {
  readonly playerId: number
  readonly title: string
  readonly input: FightInput
  readonly report: FightReport
  readonly reward: StoredReward
  /** When the fight counts as fought. */
  readonly at: Date
}

/** Writes a mission's fight and puts it into the player's battle reports, in one statement. Returns the fight's id. */
export async function saveFight(fought: FoughtMission): Promise<number> {
  const { report } = fought
  const { fightId } = await sqlOne<{ fightId: number }>`
    WITH fought AS (
      INSERT INTO fight (share_key, type, attacker_id, result, title, input, report, rewards, rules_version,
        catalogue_version, created_at)
      VALUES (gen_random_uuid(), 'MISSION', ${fought.playerId}, ${report.result}, ${fought.title},
        ${json({ ...fought.input, seed: report.seed })}, ${json(report)}, ${json(fought.reward)},
        ${String(report.rulesVersion)}, ${String(CATALOGUE_VERSION)}, ${fought.at})
      RETURNING id
    )
    INSERT INTO fight_log (player_id, fight_id) SELECT ${fought.playerId}, id FROM fought RETURNING fight_id`
  return fightId
}
