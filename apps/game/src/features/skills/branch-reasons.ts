import { formatNumber } from '../../ui/format/number.ts'
import type { Reason } from '../../ui/reasons.tsx'

/** Why a branch cannot be opened now. */
export function branchReasons(cost: number, glory: number): Reason[] {
  return glory >= cost
    ? []
    : [
        {
          message: 'Недостаточно славы',
          detail: `есть ${formatNumber(glory)}, нужно ${formatNumber(cost)}`,
        },
      ]
}
