type Read = { error: Error | null; retry: () => void }

/** Reads that a page needs all: why it cannot be shown, and another try of what has failed. */
export function together(...reads: readonly Read[]): { error: Error | null; onRetry: () => void } {
  return {
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    onRetry: () => {
      for (const { error, retry } of reads) if (error !== null) retry()
    },
  }
}
