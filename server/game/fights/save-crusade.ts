import { randomUUID } from 'node:crypto'
import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import type { CrusadeInput, CrusadeReport } from '#rules/fight/crusade.ts'
import type { DrawnFrom } from '#rules/proof/drawn-seed.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlOne, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import { NO_REWARD, type StoredReward } from '../rewards/reward.ts'
import { fightLogs, fights } from './models.ts'

export type FoughtCrusade = {
  readonly leaderId: number
  readonly title: string
  readonly input: CrusadeInput
  readonly report: CrusadeReport
  readonly drawnFrom: DrawnFrom
  readonly at: Date
}

/** Saves the fight of a crusade, which its members share. Returns its id. */
export async function saveCrusadeFight(fought: FoughtCrusade): Promise<number> {
  const { leaderId, title, input, report: fightReport, drawnFrom, at } = fought
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO ${newRowOf(fights, {
      shareKey: randomUUID(),
      type: 'GROUP_MISSION',
      attackerId: leaderId,
      defenderId: null,
      result: fightReport.result,
      title,
      input,
      report: fightReport,
      drawnFrom,
      rewards: NO_REWARD,
      defenderRewards: null,
      loot: null,
      rulesVersion: String(fightReport.rulesVersion),
      catalogueVersion: String(CATALOGUE_VERSION),
      createdAt: at,
    })} RETURNING id`
  return id
}

/** Adds a crusade to the log of a member, with the member's own reward. */
export function logCrusade(playerId: number, fightId: number, rewards: StoredReward): void {
  sqlSoon`INSERT INTO ${newRowOf(fightLogs, { playerId, fightId, viewedAt: null, rewards })}`
  report(playerId, 'fights')
}
