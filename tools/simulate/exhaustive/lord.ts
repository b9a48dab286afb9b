import { GEAR } from '#catalogue/gear/gear.ts'
import { type Army, addArmy, maxArmy } from '#rules/army/army.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { enhanceLevelMax } from '#rules/forge/enhance.ts'
import { type Gear, type GearModel, NO_GRIND } from '#rules/gear/gear.ts'
import { GEAR_SLOTS } from '#rules/gear/gear-class.ts'
import { wornBonus } from '#rules/gear/stats.ts'
import { playerContender } from '#rules/missions/mission-enemy.ts'
import { bestSkill } from '../fighting-army.ts'

/** A specimen as found: medium quality, no sharpening, not worn. */
export function specimen(model: GearModel, quality = 50): Gear {
  return {
    model,
    quality,
    enhanceLevel: 0,
    grind: NO_GRIND,
    craft: null,
    equippedSlot: null,
    isInMarket: false,
  }
}

/** Maximum army of a lord of this level. */
export function fullArmy(level: number): Army {
  return maxArmy(level, { servantsHouse: level, stable: level })
}

/** The best model up to a level in each slot, good and with three of four stars that it may have. */
function wornAt(level: number): Gear[] {
  return GEAR_SLOTS.flatMap(({ slot, gearClass }) => {
    const fitting = GEAR.filter((model) => model.gearClass === gearClass && model.level <= level)
    const best = fitting.reduce<GearModel | null>(
      (top, model) => (top === null || model.level > top.level ? model : top),
      null,
    )
    const enhanceLevel = Math.floor((3 * enhanceLevelMax(level)) / 4)
    return best === null ? [] : [{ ...specimen(best, 70), enhanceLevel, equippedSlot: slot }]
  })
}

const known = new Map<number, FightContender>()

/** A lord with a full army and good gear, ready to fight: strong enough for what is made for his level. */
export function lordOf(level: number): FightContender {
  const before = known.get(level)
  if (before !== undefined) return before
  const army = fullArmy(level)
  const bonus = wornBonus(wornAt(level), army)
  const fighting = { level, army: addArmy(army, bonus.army), gear: bonus.characteristics }
  const plain = playerContender({ ...fighting, playerId: 1, name: 'Замок' }, null)
  const lord = { ...plain, skill: bestSkill(plain.characteristics) }
  known.set(level, lord)
  return lord
}
