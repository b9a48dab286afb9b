type Read = { error: Error | null; retry: () => void }

/** Combines reads that a page needs together: the first error, and a retry of those that failed. */
export function together(...reads: readonly Read[]): { error: Error | null; onRetry: () => void } {
  return {
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    onRetry: () => {
      for (const { error, retry } of reads) if (error !== null) retry()
    },
  }
}
