import { MOTTO } from '#generated/form-texts.ts'
import { textReasons } from '../../shell/text-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** Why a motto cannot be left. Empty: it can, also an empty one, which leaves nothing. */
export function mottoReasons(motto: string): Reason[] {
  return textReasons(motto, MOTTO)
}
