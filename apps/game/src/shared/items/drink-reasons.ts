import type { ConsumableStack, LastingHealth } from '#generated/types.ts'
import { wineRefusals } from '#rules/raids/lasting-health.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

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
