import type { Gear } from '#generated/types.ts'
import { renameRefusals } from '#rules/gear/rename.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** The lock of an item on the market cannot be changed. */
export function cannotLock(gear: Gear): Reason[] {
  return gear.isInMarket ? [{ message: 'Вещь выставлена на рынок' }] : []
}

export function cannotRename(gear: Gear, name: string, diamonds: number): Reason[] {
  return [
    ...cannotLock(gear),
    ...reasonsOf(
      renameRefusals({ enhanceLevel: gear.enhanceLevel, name: name.trim(), purse: { gold: 0, diamonds } }),
    ),
  ]
}
