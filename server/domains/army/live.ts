import type { ArmyData } from '#generated/types.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { armyCharacteristics, armyHealth } from '#rules/army/characteristics.ts'
import { maxBuyableUnits, unitCost } from '#rules/army/hire.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { grindBonus, sumBonus } from '#rules/gear/stats.ts'
import { viewLastingHealth } from '../../game/army/lasting-health.ts'
import {
  armyMaximum,
  armyOfPlayer,
  fightingArmyOf,
  fullFightingArmyOf,
  gearBonusOf,
  skillsOf,
} from '../../game/army/player-army.ts'
import { viewGearCharacteristics } from '../../game/items/gear-bonus.ts'
import { readWornShared } from '../../game/items/worn.ts'
import type { Channel } from '../../game/live/channels.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

export function viewArmy(player: PlayerRow, worn: readonly Gear[]): ArmyData {
  const { level, gold } = player
  const current = armyOfPlayer(player)
  const max = armyMaximum(player)
  const lent = gearBonusOf(player, worn).army
  const health = armyHealth(fightingArmyOf(player, worn))
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
      current: armyCharacteristics(fightingArmyOf(player, worn)),
      max: armyCharacteristics(fullFightingArmyOf(player, worn)),
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
