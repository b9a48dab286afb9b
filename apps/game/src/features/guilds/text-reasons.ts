import type { Reason } from '../../ui/overlays/reasons.tsx'

type TextBounds = { minLength?: number; maxLength: number; pattern: string; message: string }

/** Why a text cannot be stored: its length, or a character that the contract refuses. Empty: it can. */
export function textReasons(
  text: string,
  { minLength = 0, maxLength, pattern, message }: TextBounds,
): Reason[] {
  const { length } = text
  if (length < minLength || length > maxLength || !new RegExp(pattern, 'u').test(text)) return [{ message }]
  return []
}
