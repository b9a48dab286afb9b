import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { saveRaidCastle } from '#server/game/raids/raid-castle.ts'
import { inTransaction } from '#server/platform/transaction.ts'

/** Damages buildings of a castle as raids do. */
export function damageCastle(playerId: number, damaged: readonly RaidBuilding[]): Promise<void> {
  return inTransaction(async () => {
    await lockPlayer(playerId)
    saveRaidCastle(playerId, { damaged: [...damaged] })
  })
}
