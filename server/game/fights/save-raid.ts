import { randomUUID } from 'node:crypto'
import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import type { RaidInput, RaidReport } from '#rules/fight/raid-report.ts'
import type { DrawnFrom } from '#rules/proof/drawn-seed.ts'
import type { LootLimit } from '#rules/raids/spoils.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlOne, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { StoredReward } from '../rewards/reward.ts'
import { fightLogs, fights } from './models.ts'

export type FoughtRaid = {
  readonly id: number
  readonly attackerId: number
  /** The raided player; null in training. */
  readonly defenderId: number | null
  /** The players who find it in their reports. */
  readonly readers: readonly number[]
  readonly input: RaidInput
  readonly report: RaidReport
  readonly drawnFrom: DrawnFrom
  readonly reward: StoredReward
  readonly defenderReward: StoredReward | null
  readonly loot: number
  readonly lootLimit: LootLimit | null
  readonly at: Date
}

/** The id for the next fight, for what refers to it before it is saved. */
export async function nextFightId(): Promise<number> {
  const { id } = await sqlOne<{ id: number }>`SELECT nextval(pg_get_serial_sequence('fight', 'id')) AS id`
  return id
}

/** Saves a raid and adds it to the fight logs. Not awaited. */
export function saveRaid(raid: FoughtRaid): void {
  sqlSoon`
    INSERT INTO ${newRowOf(fights, {
      id: raid.id,
      shareKey: randomUUID(),
      type: 'FORAY',
      attackerId: raid.attackerId,
      defenderId: raid.defenderId,
      result: raid.report.result,
      title: '',
      input: raid.input,
      report: raid.report,
      drawnFrom: raid.drawnFrom,
      rewards: raid.reward,
      defenderRewards: raid.defenderReward,
      loot: raid.loot,
      lootLimit: raid.lootLimit,
      rulesVersion: String(raid.report.rulesVersion),
      catalogueVersion: String(CATALOGUE_VERSION),
      createdAt: raid.at,
    })}`
  for (const playerId of raid.readers) {
    sqlSoon`INSERT INTO ${newRowOf(fightLogs, { playerId, fightId: raid.id })}`
    report(playerId, 'fights')
  }
}
