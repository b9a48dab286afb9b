import { gloryRefusals } from '../../../../../rules/skills/skills.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** Why a branch cannot be opened now. */
export function branchReasons(cost: number, glory: number): Reason[] {
  return reasonsOf(gloryRefusals(glory, cost))
}
