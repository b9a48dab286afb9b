/** One entry of the catalogue in use: `fault` says why it failed, null when it worked. */
export type Use = { kind: string; entry: string; fault: string | null }

/** Tries at a random result before it counts as unreachable. */
export const TRIES_MAX = 400

/** Uses an entry. A refusal's code or a thrown error becomes its fault. */
export function use(kind: string, entry: string, attempt: () => string | null): Use {
  try {
    return { kind, entry, fault: attempt() }
  } catch (error) {
    return { kind, entry, fault: error instanceof Error ? error.message : String(error) }
  }
}

/** The code of the first refusal, or null. */
export function refused(refusals: readonly { code: string }[]): string | null {
  return refusals[0]?.code ?? null
}

/** The first fault of several checks; each is made only when those before it passed. */
export function firstFault(...checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check()
    if (fault !== null) return fault
  }
  return null
}

/** `fault` unless `holds`. */
export function unless(holds: boolean, fault: string): string | null {
  return holds ? null : fault
}

/** The first successful try (from 0), or null after TRIES_MAX. */
export function until<Found>(attempt: (turn: number) => Found | null): Found | null {
  for (let turn = 0; turn < TRIES_MAX; turn += 1) {
    const found = attempt(turn)
    if (found !== null) return found
  }
  return null
}
