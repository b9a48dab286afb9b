/** How long a block lasts, as the form offers it. */
export const BLOCK_TERMS = {
  day: 'На сутки',
  week: 'На неделю',
  month: 'На 30 дней',
  date: 'До даты',
  forever: 'Навсегда',
} as const

export type BlockTerm = keyof typeof BLOCK_TERMS

const DAYS = { day: 1, week: 7, month: 30 } as const
const DAY_MS = 86_400_000

/**
 * The end of a block as the contract wants it: null for good. `date` is the local time of a date field, and undefined is
 * returned while it names no instant in the future.
 */
export function blockEnd(term: BlockTerm, date: string, instant: Date): string | null | undefined {
  if (term === 'forever') return null
  const end = term === 'date' ? new Date(date) : new Date(instant.getTime() + DAYS[term] * DAY_MS)
  return end > instant ? end.toISOString() : undefined
}
