import { Card } from './card.tsx'
import { ErrorNote } from './error-note.tsx'
import { Skeleton } from './skeleton.tsx'

type PendingCardProps = {
  /** What is waited for, for a screen reader. */
  label?: string
  error: Error | null
  onRetry: () => void
  lines: number
  /** Of a line, px. */
  height?: number
}

/** In the place of what has not come yet: its outline, or why it does not come. */
export function PendingCard({ label, error, onRetry, lines, height }: PendingCardProps) {
  return (
    <Card label={label}>
      {error ? (
        <ErrorNote message={error.message} onRetry={onRetry} />
      ) : (
        <Skeleton lines={lines} height={height} />
      )}
    </Card>
  )
}
