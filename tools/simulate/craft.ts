import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { CRAFT_FORGE_LEVEL } from '#rules/buildings/buildings.ts'
import {
  CRAFT_POINTS,
  type CraftBonus,
  craftBudget,
  craftCost,
  craftLevelMin,
  makeCraft,
} from '#rules/craft/craft.ts'
import type { Castle, Piece } from './castle.ts'
import { forgetGear, totalsOf } from './host.ts'
import { spend } from './money.ts'
import { grindWeight, shareIn, type Weights } from './worth.ts'

/** The bonus of the piece's own sharpenings that is worth most for its points; squires where there is none. */
function bonusFor(piece: Piece, weights: Weights): CraftBonus {
  let best: { bonus: CraftBonus; yields: number } = {
    bonus: 'squires',
    yields: weights.squires / CRAFT_POINTS.squires,
  }
  for (const name of GEAR_CLASS_TEXTS[piece.model.gearClass].sharpenings.characteristics) {
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
    (piece) => piece.equippedSlot !== null && piece.craft === null && piece.model.level >= castle.level - 8,
  )
  for (const piece of open) {
    const bonus = bonusFor(piece, weights)
    const units = Math.floor(budget / CRAFT_POINTS[bonus])
    const points = units * CRAFT_POINTS[bonus]
    if (units < 1 || craftLevelMin(points) > castle.level || shareIn(piece, piece.equippedSlot, castle) < 1)
      continue
    const cost = craftCost(points, CRAFT_MATERIALS[piece.model.gearClass])
    const gold = Math.ceil((cost.gold * (10_000 - totals.craftCost)) / 10_000)
    if (gold * 2 > castle.gold) continue
    if (cost.resources.some(({ resourceId, amount }) => (castle.resources[resourceId] ?? 0) < amount))
      continue
    spend(castle, 'gold', gold, 'craft', now)
    for (const { resourceId, amount } of cost.resources) {
      castle.resources[resourceId] = (castle.resources[resourceId] ?? 0) - amount
    }
    piece.craft = makeCraft({ [bonus]: units }, piece.model.id)
    castle.today.acts += 1
    forgetGear(castle)
  }
}
