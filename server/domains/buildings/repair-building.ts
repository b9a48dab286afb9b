import { decideRepair } from '#rules/buildings/repair.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { readRaidCastle, saveRaidCastle } from '../../game/raids/raid-castle.ts'
import { conflict } from '../../platform/errors.ts'
import { entryOf } from './building-entry.ts'

/**
 * Repairs a building of a locked player that a raid has damaged, and returns the gold paid. 409 priceChanged if the
 * building has another level than expected; 422 notDamaged, notEnoughGold.
 */
export async function repairBuilding(
  player: LockedPlayer,
  building: RaidBuilding,
  expected?: number,
): Promise<number> {
  const { name, cost } = entryOf(building)
  const level = player[building]
  if (expected !== undefined && expected !== level) {
    throw conflict('priceChanged', `${name}: уже ${level}-й уровень, посмотрите ещё раз`)
  }
  const castle = await readRaidCastle(player.id)
  const state = { damaged: castle.damaged, buildingLevel: level, cost, gold: player.gold }
  const { refusals, gold, damaged } = decideRepair(state, building)
  refuseByRules(refusals)
  spend(player, { gold }, 'BUILDING', { reference: `repair:${building}` })
  saveRaidCastle(player.id, { damaged })
  return gold
}
