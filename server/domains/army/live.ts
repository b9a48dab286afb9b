import type { ArmyData } from '../../../generated/events.ts'
import { ARMY_GROUPS } from '../../../rules/army.ts'
import { maxBuyableUnits } from '../../../rules/buying.ts'
import { hostCharacteristics, hostHealth, NO_CHARACTERISTICS } from '../../../rules/characteristics.ts'
import type { LiveContext } from '../../platform/live/channels.ts'
import type { PlayerRow } from '../../platform/player-row.ts'
import { armyMaximum, armyOfPlayer, fightingArmy, hostCharacteristicsOf, lentArmy } from './host.ts'
import { unitCost } from './service.ts'

export const viewArmy = (player: PlayerRow): ArmyData => {
  const { level, gold } = player
  const current = armyOfPlayer(player)
  const max = armyMaximum(player)
  const additional = lentArmy()
  return {
    groups: ARMY_GROUPS.map((group) => ({
      group,
      current: current[group],
      max: max[group],
      additional: additional[group],
      price: unitCost(player, group),
      maxBuyable: maxBuyableUnits({ group, level, current: current[group], max: max[group], gold }),
    })),
    characteristics: {
      current: hostCharacteristicsOf(player),
      max: hostCharacteristics({ level, army: max }),
      additional: { ...NO_CHARACTERISTICS },
    },
    health: hostHealth({ level, army: fightingArmy(player) }),
  }
}

/** Channel army: everything follows from the player's own row. */
export const army = async (_playerId: number, context: LiveContext): Promise<ArmyData> =>
  viewArmy(context.player)
