import { GEAR } from '#catalogue/gear/gear.ts'
import { addArmy, maxArmy } from '#rules/army/army.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { type Gear, NO_GRIND } from '#rules/gear/gear.ts'
import { GEAR_SLOTS } from '#rules/gear/gear-class.ts'
import { wornBonus } from '#rules/gear/stats.ts'
import { playerContender } from '#rules/missions/mission-enemy.ts'

/** The middle of the shop's qualities. */
const PLAIN_QUALITY = 40

/** A full army of the level with the best model of the level in every slot, each with that many stars. */
export function plainContender(level: number, stars: number): FightContender {
  const army = maxArmy(level)
  const gear: Gear[] = GEAR_SLOTS.flatMap(({ slot, gearClass }) => {
    const model = GEAR.filter((each) => each.gearClass === gearClass && each.level <= level).sort(
      (left, right) => right.level - left.level,
    )[0]
    if (model === undefined) return []
    const specimen = { quality: PLAIN_QUALITY, enhanceLevel: stars, grind: NO_GRIND, craft: null }
    return [{ ...specimen, model, equippedSlot: slot, isInMarket: false }]
  })
  const bonus = wornBonus(gear, army)
  return playerContender(
    { playerId: 1, name: 'Сосед', level, army: addArmy(army, bonus.army), gear: bonus.characteristics },
    'FRONTAL_ATTACK',
  )
}
