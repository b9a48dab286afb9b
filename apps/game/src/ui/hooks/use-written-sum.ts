import { useState } from 'react'
import { readWrittenSum } from '#rules/core/written-sum.ts'
import { formatNumber } from '../format/number.ts'

type WrittenSumOptions = {
  /** The number of the field; null for none. */
  value: number | null
  /** The largest number; larger ones are refused with a word. */
  max: number
  /** The number that is written; null while the field is empty or holds none. */
  onChange: (value: number | null) => void
}

type TypedSum = {
  /** What the field shows. */
  text: string
  /** Why it is no number, as a sentence. */
  fault: string | null
  type: (text: string) => void
  /** Drops a text that is no number. */
  reset: () => void
}

/** The text of a field for a whole number, read as people write it. What cannot be read stays as it is typed, with the reason. */
export function useWrittenSum({ value, max, onChange }: WrittenSumOptions): TypedSum {
  const [unread, setUnread] = useState<{ text: string; fault: string | null } | null>(null)
  const shown = value === null ? unread : null
  return {
    text: value === null ? (unread?.text ?? '') : String(value),
    fault: shown?.fault ?? null,
    type: (text) => {
      const sum = readWrittenSum(text)
      const fault =
        sum.kind === 'sum' && sum.value > max
          ? `Не больше ${formatNumber(max)}`
          : sum.kind === 'fault'
            ? sum.message
            : null
      setUnread(fault === null ? null : { text, fault })
      onChange(sum.kind === 'sum' && fault === null ? sum.value : null)
    },
    reset: () => setUnread(null),
  }
}
