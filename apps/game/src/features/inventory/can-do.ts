import { takeApartRefusals } from '../../../../../rules/forge/recycle.ts'
import { equipRefusals } from '../../../../../rules/gear/equip.ts'
import { renameRefusals } from '../../../../../rules/gear/rename.ts'
import { wineRefusals } from '../../../../../rules/raids/lasting-health.ts'
import { reasonsOf } from '../../app/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import type { ConsumableStack, Gear, LastingHealth } from './inventory-types.ts'
import { asRulesGear } from './rules-gear.ts'

export function cannotEquip(gear: Gear, slot: number, level: number): Reason[] {
  return reasonsOf(equipRefusals(asRulesGear(gear), { slot, level }))
}

export function cannotRecycle(gear: Gear): Reason[] {
  return reasonsOf(takeApartRefusals(gear))
}

/** What hangs on the market keeps its lock as it is. */
export function cannotLock(gear: Gear): Reason[] {
  return gear.isInMarket ? [{ message: 'Вещь выставлена на рынок' }] : []
}

/** Why a piece is not laid on the anvil; what the smith himself refuses is told at the anvil. */
export function cannotLay(gear: Gear, isForgeOpen: boolean): Reason[] {
  const none =
    gear.availableGrindCharacteristics.length === 0 &&
    !gear.availableGrindArmorOrDodge &&
    !gear.availableGrindLimits
  return [
    ...(isForgeOpen ? [] : [{ message: 'Кузница откроется позже, по ходу обучения' }]),
    ...(none ? [{ message: 'Такие вещи не точат' }] : []),
    ...cannotLock(gear),
  ]
}

export function cannotRename(gear: Gear, name: string, diamonds: number): Reason[] {
  return [
    ...cannotLock(gear),
    ...reasonsOf(
      renameRefusals({ enhanceLevel: gear.enhanceLevel, name: name.trim(), purse: { gold: 0, diamonds } }),
    ),
  ]
}

export function cannotDrink(
  wine: ConsumableStack,
  at: { level: number; health: LastingHealth; isCoolingDown: boolean; wait: string },
): Reason[] {
  const refusals = wineRefusals({
    cups: wine.amount - wine.amountInMarket,
    level: at.level,
    levelMin: wine.levelMin,
    isCoolingDown: at.isCoolingDown,
    health: at.health.current,
    healthMax: at.health.max,
  })
  const [wait] = refusals.filter(({ code }) => code === 'wineCooldown')
  return reasonsOf(refusals).map((reason) =>
    reason.message === wait?.message ? { ...reason, detail: `ещё ${at.wait}` } : reason,
  )
}
