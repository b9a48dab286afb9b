import { formatGameDay, type Instant } from '../format/date.ts'
import { useIsTakenOver } from '../hooks/use-is-taken-over.ts'

type ReaderDateProps = {
  at: Instant
  /** The words by the reader's clock and time zone. */
  words: (at: Instant) => string
}

/** An instant on a page that the server renders: the day in Moscow until the browser takes the page over. */
export function ReaderDate({ at, words }: ReaderDateProps) {
  return useIsTakenOver() ? words(at) : formatGameDay(at)
}
