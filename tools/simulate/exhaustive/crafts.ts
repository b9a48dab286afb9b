import { CRAFT_BONUSES_OF_CLASS } from '#catalogue/craft/craft-bonuses.ts'
import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { CRAFT_FORGE_LEVEL } from '#rules/buildings/buildings.ts'
import { buyRefusals } from '#rules/core/buying.ts'
import { BLANK_COST, transferBlank, transferRefusals } from '#rules/craft/blank-transfer.ts'
import {
  CRAFT_BONUSES,
  CRAFT_POINTS,
  type CraftBonus,
  craftBudget,
  craftCost,
  craftPoints,
  makeCraft,
} from '#rules/craft/craft.ts'
import { craftRefusals } from '#rules/craft/craft-refusals.ts'
import { equipRefusals, slotFor } from '#rules/gear/equip.ts'
import { BLANK_GEAR_ID, type GearModel } from '#rules/gear/gear.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'
import { fullBonus } from '#rules/gear/stats.ts'
import { grindOf } from './gear-sharpened.ts'
import { bonusSum } from './gear-worn.ts'
import { specimen } from './lord.ts'
import { firstFault, refused, type Use, unless, use } from './use.ts'

/** The level at which a forge of the craft's level stands. */
const LEVEL = 4 * CRAFT_FORGE_LEVEL

function modelOf(gearClass: string): GearModel | undefined {
  return GEAR.filter((model) => model.gearClass === gearClass && model.level <= LEVEL).at(-1)
}

/** A craft of one bonus, as much as the first forge that can, laid on the model and worn. */
function crafted(model: GearModel | undefined, bonus: CraftBonus): string | null {
  if (model === undefined) return 'no model to lay it on'
  const budget = craftBudget(CRAFT_FORGE_LEVEL)
  const choice = { [bonus]: Math.floor(budget / CRAFT_POINTS[bonus]) }
  const cost = craftCost(craftPoints(choice), CRAFT_MATERIALS[model.gearClass])
  const gear = specimen(model)
  const made = { ...gear, craft: makeCraft(choice, model.id) }
  const slot = slotFor(made, []) ?? 0
  return firstFault(
    () => unless(cost.resources.length > 0, 'made of nothing'),
    () =>
      refused(
        craftRefusals({
          choice,
          allowed: CRAFT_BONUSES_OF_CLASS[model.gearClass],
          gearId: model.id,
          target: { gearId: model.id, isBlank: false, craft: null, isInMarket: false },
          forgeLevel: CRAFT_FORGE_LEVEL,
          budget,
          cost,
          purse: { gold: cost.gold, diamonds: 0 },
          stock: Object.fromEntries(cost.resources.map(({ resourceId, amount }) => [resourceId, amount])),
        }),
      ),
    () => refused(equipRefusals(made, { slot, level: LEVEL })),
    () => unless(bonusSum(fullBonus(made)) > bonusSum(fullBonus(gear)), 'gives nothing'),
  )
}

/** A blank bought, sharpened in each of its ways, and carried to a gear that takes it. */
function blankUsed(): string | null {
  const model = modelOf('heavyArmor')
  if (model === undefined) return 'no gear to carry it to'
  const blankModel = {
    ...model,
    id: BLANK_GEAR_ID,
    gearClass: 'blank' as const,
    characteristics: {},
    army: {},
  }
  const grind = grindOf({ type: 'CHARACTERISTICS', name: 'armor' }, 1)
  const [blank, target] = [{ ...specimen(blankModel), grind }, specimen(model)]
  return firstFault(
    () => refused(buyRefusals({ price: BLANK_COST, amount: 1, purse: BLANK_COST, free: 1 })),
    () => refused(transferRefusals(blank, target, GEAR_CLASS_TEXTS[model.gearClass].sharpenings)),
    () => unless(transferBlank(blank, target).grind.characteristics?.level === 1, 'carries nothing'),
  )
}

/** Every bonus crafted, every class crafted for, and the blank. */
export function craftUses(): Use[] {
  const classes = GEAR_CLASSES.filter((gearClass) => gearClass !== 'blank')
  return [
    ...CRAFT_BONUSES.map((bonus) => {
      const gearClass = classes.find((one) => CRAFT_BONUSES_OF_CLASS[one].includes(bonus))
      return use('craft bonuses', bonus, () => crafted(gearClass && modelOf(gearClass), bonus))
    }),
    ...classes.map((gearClass) =>
      use('crafts by gear class', gearClass, () =>
        crafted(modelOf(gearClass), CRAFT_BONUSES_OF_CLASS[gearClass][0] ?? 'squires'),
      ),
    ),
    use('blank', String(BLANK_GEAR_ID), blankUsed),
  ]
}
