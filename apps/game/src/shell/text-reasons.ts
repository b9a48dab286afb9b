import { textLength } from '#rules/core/text-length.ts'
import type { Reason } from '../ui/overlays/reasons.tsx'

type TextBounds = {
  minLength?: number
  maxLength: number
  pattern: string
  message: string
  /** Of characters that are not allowed. Without it `message` names them, too. */
  patternMessage?: string
}

/** Why a text cannot be stored: its length in characters, or a character that the contract refuses. Empty: it can. */
export function textReasons(
  text: string,
  { minLength = 0, maxLength, pattern, message, patternMessage = message }: TextBounds,
): Reason[] {
  const length = textLength(text)
  if (length < minLength || length > maxLength) return [{ message }]
  return new RegExp(pattern, 'u').test(text) ? [] : [{ message: patternMessage }]
}
