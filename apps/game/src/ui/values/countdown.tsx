import { formatDuration, spellDuration } from '../format/duration.ts'
import { useSecondsLeft } from './server-clock.tsx'

type CountdownProps = {
  /** Instant, ISO or ms. */
  until: string | number
  /** What ends, for screen readers: «До возвращения». */
  label?: string
  onEnd?: () => void
  className?: string
}

/** Counts down live without calls to the server. Screen readers do not announce each second. */
export function Countdown({ until, label, onEnd, className }: CountdownProps) {
  const seconds = useSecondsLeft(until, onEnd)
  const spelled = spellDuration(seconds)
  return (
    <span role="timer" className={className} aria-label={label ? `${label}: ${spelled}` : spelled}>
      <span className="num" aria-hidden="true">
        {formatDuration(seconds)}
      </span>
    </span>
  )
}
