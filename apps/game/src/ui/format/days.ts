import { formatDay } from './date.ts'

export type Day<Entry> = { head: string; entries: Entry[] }

/** Groups consecutive entries by the day they were written, in the viewer's time zone. `now` in ms. */
export function daysOf<Entry extends { createdAt: string }>(
  entries: readonly Entry[],
  now: number,
): Day<Entry>[] {
  const days: Day<Entry>[] = []
  for (const entry of entries) {
    const head = formatDay(entry.createdAt, now)
    const last = days.at(-1)
    if (last?.head === head) last.entries.push(entry)
    else days.push({ head, entries: [entry] })
  }
  return days
}
