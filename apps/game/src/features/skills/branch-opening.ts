import { BRANCH_COSTS, gloryRefusals } from '#rules/skills/skills.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { formatNumber } from '../../ui/format/number.ts'
import type { ConfirmQuestion } from '../../ui/overlays/confirm.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** Why a branch cannot be opened now. */
export function branchReasons(cost: number, glory: number): Reason[] {
  return reasonsOf(gloryRefusals(glory, cost))
}

/** Asked before a branch is opened: it is for good, and the next one costs more. */
export function branchQuestion(name: string, cost: number): ConfirmQuestion {
  const next = BRANCH_COSTS.find((other) => other > cost)
  return {
    title: `Открыть ветвь «${name}» за ${formatNumber(cost)} славы?`,
    text:
      next === undefined
        ? 'Открытую ветвь нельзя сменить или вернуть.'
        : `Открытую ветвь нельзя сменить или вернуть, а следующая будет стоить уже ${formatNumber(next)}.`,
  }
}
