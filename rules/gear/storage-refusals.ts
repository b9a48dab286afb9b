import type { Refusal } from '../core/refusal.ts'
import type { Gear } from './gear.ts'
import { gearLevel } from './limits.ts'

/** Refuses any change to an item that is on the market (docs/game.md, "The market"). Empty: it is not. */
export function inMarketRefusals(gear: { isInMarket: boolean }): Refusal<'gearInMarket'>[] {
  if (!gear.isInMarket) return []
  return [{ code: 'gearInMarket', message: 'Вещь выставлена на рынок', have: 1, need: 0 }]
}

/** Why an item cannot be unequipped: it is not worn. */
export function unequipRefusals(gear: { equippedSlot: number | null }): Refusal<'gearNotEquipped'>[] {
  if (gear.equippedSlot !== null) return []
  return [{ code: 'gearNotEquipped', message: 'Вещь не надета', have: 0, need: 1 }]
}

/** Why enhance points cannot be reset: the gear is on the market, or there are none. */
export function resetPointsRefusals(gear: {
  isInMarket: boolean
  enhancePoints: number
}): Refusal<'gearInMarket' | 'nothingToReset'>[] {
  const none: Refusal<'nothingToReset'>[] =
    gear.enhancePoints > 0
      ? []
      : [{ code: 'nothingToReset', message: 'В вещи нет очков улучшения', have: 0, need: 1 }]
  return [...inMarketRefusals(gear), ...none]
}

/**
 * Why work on worn gear is refused: it would need a higher level than its owner's. In the storage that is allowed.
 */
export function wornLevelRefusals(
  gear: Pick<Gear, 'model' | 'enhanceLevel' | 'grind' | 'craft' | 'equippedSlot'>,
  level: number,
): Refusal<'levelTooLow'>[] {
  const { levelMin } = gearLevel(gear)
  if (gear.equippedSlot === null || level >= levelMin) return []
  return [{ code: 'levelTooLow', message: `Нужен уровень ${levelMin}`, have: level, need: levelMin }]
}
