import { GEAR } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { addArmy, maxArmy } from '#rules/army/army.ts'
import { createRandom } from '#rules/core/random.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { type Gear, type GearGrind, NO_GRIND } from '#rules/gear/gear.ts'
import { GEAR_SLOTS, type GearClass } from '#rules/gear/gear-class.ts'
import { wornBonus } from '#rules/gear/stats.ts'
import { playerContender } from '#rules/missions/mission-enemy.ts'
import { isShopModel } from '#rules/shop/trade.ts'

/** Slots that simulated newcomers have filled when they reach a level, the mean of engaged and casual. */
const GEAR_COUNTS = [0, 0, 1, 1, 1, 3, 5, 8, 15, 20, 22, 23, 23] as const

const QUALITY = { min: 20, max: 40 } as const

/** Level 1 of the first characteristic that its class can sharpen, or no sharpening if it allows none. */
function sharpenedOnce(gearClass: GearClass): GearGrind {
  const [name] = GEAR_CLASS_TEXTS[gearClass].sharpenings.characteristics
  return name === undefined ? NO_GRIND : { ...NO_GRIND, characteristics: { name, level: 1 } }
}

/**
 * A newcomer of level 1 to 12 with a full army and gear of shop and missions, unsharpened or sharpened once
 * each. Another `lot` gives another newcomer.
 */
export function newcomerContender(level: number, lot: number, sharpened = false): FightContender {
  const random = createRandom(`newcomer ${level} ${lot}`)
  const free = [...GEAR_SLOTS]
  const filled = Array.from({ length: GEAR_COUNTS[level] ?? 0 }, () => {
    const place = random.pick(free)
    free.splice(free.indexOf(place), 1)
    return place
  })
  const gear: Gear[] = filled.flatMap(({ slot, gearClass }) => {
    const models = GEAR.filter((model) => model.gearClass === gearClass && isShopModel(model.level, level))
    if (models.length === 0) return []
    const model = random.pick(models)
    const quality = random.int(QUALITY.min, QUALITY.max)
    const grind = sharpened ? sharpenedOnce(gearClass) : NO_GRIND
    return [{ model, quality, enhanceLevel: 0, grind, craft: null, equippedSlot: slot, isInMarket: false }]
  })
  const army = maxArmy(level)
  const bonus = wornBonus(gear, army)
  return playerContender(
    { playerId: 1, name: 'Новичок', level, army: addArmy(army, bonus.army), gear: bonus.characteristics },
    null,
  )
}
