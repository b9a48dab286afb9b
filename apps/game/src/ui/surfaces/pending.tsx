import { ErrorNote } from './error-note.tsx'
import { Skeleton } from './skeleton.tsx'

export type PendingProps = {
  error: Error | null
  onRetry: () => void
  lines: number
  /** Height of a line (px). */
  height?: number
}

/** Replaces what is not loaded yet: a skeleton, or the error with a retry. */
export function Pending({ error, onRetry, lines, height }: PendingProps) {
  if (error) return <ErrorNote message={error.message} detail={detailOf(error)} onRetry={onRetry} />
  return <Skeleton lines={lines} height={height} />
}

/** What an error says below its message, if it says anything: what happened and what to do. */
function detailOf(error: Error): string | undefined {
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined
}
