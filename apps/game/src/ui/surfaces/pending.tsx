import { ErrorNote } from './error-note.tsx'
import { Skeleton } from './skeleton.tsx'

export type PendingProps = {
  error: Error | null
  onRetry: () => void
  lines: number
  /** Of a line, px. */
  height?: number
}

/** In the place of what has not come yet: its outline, or why it does not come. */
export function Pending({ error, onRetry, lines, height }: PendingProps) {
  if (error) return <ErrorNote message={error.message} onRetry={onRetry} />
  return <Skeleton lines={lines} height={height} />
}
