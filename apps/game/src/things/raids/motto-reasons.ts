import { MOTTO } from '../../../../../generated/form-texts.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

const ALLOWED = new RegExp(MOTTO.pattern)

/** Why a motto cannot be left. Empty: it can, also an empty one, which leaves nothing. */
export function mottoReasons(motto: string): Reason[] {
  return motto.length <= MOTTO.maxLength && ALLOWED.test(motto) ? [] : [{ message: MOTTO.message }]
}
