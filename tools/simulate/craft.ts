import { CRAFT_BONUSES_OF_CLASS } from '#catalogue/craft/craft-bonuses.ts'
import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { CRAFT_FORGE_LEVEL } from '#rules/buildings/buildings.ts'
import { CRAFT_POINTS, type CraftBonus, craftBudget } from '#rules/craft/craft.ts'
import { decideCraft } from '#rules/craft/decide-craft.ts'
import type { Castle, CastleGear } from './castle.ts'
import { forgetGear, totalsOf } from './fighting-army.ts'
import { takeResources } from './income.ts'
import { spend } from './money.ts'
import { countEvents } from './quests.ts'
import { grindWeight, shareIn, type Weights } from './worth.ts'

/** The bonus of the item's own sharpenings that is worth most for its points; squires where there is none. */
function bonusFor(gear: CastleGear, weights: Weights): CraftBonus {
  let best: { bonus: CraftBonus; yields: number } = {
    bonus: 'squires',
    yields: weights.squires / CRAFT_POINTS.squires,
  }
  for (const name of GEAR_CLASS_TEXTS[gear.model.gearClass].sharpenings.characteristics) {
    const yields = grindWeight(name, weights) / CRAFT_POINTS[name]
    if (yields > best.yields) best = { bonus: name, yields }
  }
  return best.bonus
}

/** Adds a craft to worn gear without one, best first, as resources and gold allow. */
export function craft(castle: Castle, weights: Weights, now: number): void {
  const { forge } = castle.buildings
  if (forge < CRAFT_FORGE_LEVEL) return
  const totals = totalsOf(castle)
  const budget = craftBudget(forge, totals.craftBudget)
  const open = castle.gear.filter(
    (gear) => gear.equippedSlot !== null && gear.craft === null && gear.model.level >= castle.level - 8,
  )
  for (const gear of open) {
    const bonus = bonusFor(gear, weights)
    const units = Math.floor(budget / CRAFT_POINTS[bonus])
    if (shareIn(gear, gear.equippedSlot, castle) < 1) continue
    const { gearClass, id: gearId } = gear.model
    const { refusals, cost, ...made } = decideCraft(
      {
        target: gear,
        forgeLevel: forge,
        skills: { budget: totals.craftBudget, discount: totals.craftCost },
        level: castle.level,
        // Half of the gold is kept.
        gold: Math.floor(castle.gold / 2),
        stock: castle.resources,
      },
      {
        gearId,
        allowed: CRAFT_BONUSES_OF_CLASS[gearClass],
        materials: CRAFT_MATERIALS[gearClass],
        choice: { [bonus]: units },
      },
    )
    if (refusals.length > 0) continue
    spend(castle, 'gold', cost.gold, 'craft', now)
    takeResources(castle, cost.resources)
    gear.craft = made.craft
    castle.today.acts += 1
    countEvents(castle, made.events, now)
    forgetGear(castle)
  }
}
