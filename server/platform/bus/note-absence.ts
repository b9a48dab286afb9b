import type { Log } from '../log.ts'

const REPEAT_MS = 60_000

/** Writes `away` when something goes away and once a minute while it is away, and `back` when it is back. */
export function createAbsenceNotes(log: Log, lines: { readonly away: string; readonly back: string }) {
  let awaySince: number | undefined
  let notedAt = 0
  const awaySeconds = (since: number) => Math.round((performance.now() - since) / 1000)
  return {
    away: (error: unknown): void => {
      const isKnown = awaySince !== undefined
      if (isKnown && performance.now() - notedAt < REPEAT_MS) return
      notedAt = performance.now()
      awaySince ??= notedAt
      log.warn({ err: error, awaySeconds: awaySeconds(awaySince) }, lines.away)
    },
    back: (): void => {
      if (awaySince === undefined) return
      log.info({ awaySeconds: awaySeconds(awaySince) }, lines.back)
      awaySince = undefined
    },
  }
}
