import type { ArmyData } from '#generated/types.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { hostCharacteristics, hostHealth } from '#rules/army/characteristics.ts'
import { maxBuyableUnits, unitCost } from '#rules/army/hire.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { grindBonus, sumBonus } from '#rules/gear/stats.ts'
import { armyMaximum, armyOfPlayer, fullHostOf, gearBonusOf, hostOf, skillsOf } from '../../game/army/host.ts'
import { viewLastingHealth } from '../../game/army/lasting-health.ts'
import { viewGearCharacteristics } from '../../game/items/gear-bonus.ts'
import { readWornShared } from '../../game/items/worn.ts'
import type { Channel } from '../../game/live/channels.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

export function viewArmy(player: PlayerRow, worn: readonly Gear[]): ArmyData {
  const { level, gold } = player
  const current = armyOfPlayer(player)
  const max = armyMaximum(player)
  const lent = gearBonusOf(player, worn).army
  const health = hostHealth(hostOf(player, worn))
  const discount = skillsOf(player).unitPrice
  return {
    groups: ARMY_GROUPS.map((group) => ({
      group,
      current: current[group],
      max: max[group],
      additional: lent[group],
      price: unitCost({ level, discount }, group),
      maxBuyable: maxBuyableUnits({ group, level, current: current[group], max: max[group], gold, discount }),
    })),
    characteristics: {
      current: hostCharacteristics(hostOf(player, worn)),
      max: hostCharacteristics(fullHostOf(player, worn)),
      additional: viewGearCharacteristics(
        sumBonus(worn.map(({ grind }) => grindBonus(grind))).characteristics,
      ),
    },
    health,
    lastingHealth: viewLastingHealth(player, health),
  }
}

/** Channel army: from the player's row and the worn gear. */
const army: Channel<'army'> = {
  reads: ['army', 'worn', 'skills', 'level', 'gold', 'health', 'servantsHouse', 'stable'],
  view: async (context) => viewArmy(context.player, await readWornShared(context)),
}

export const armyChannels = { army }
