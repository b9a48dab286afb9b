import { currentPlatform } from '../../platform/ambient.ts'
import type { AmbientPlatform } from '../../platform/ambient-platform.ts'
import type { Answer } from '../../platform/http/handlers/handlers.ts'
import type { IdempotencyClaim } from '../../platform/idempotency.ts'

/** Runs a command with what `prepare` gives. */
export type RunPrepared<Prepared> = (
  claim: IdempotencyClaim | undefined,
  prepare: () => Promise<Prepared>,
  run: (prepared: Prepared) => Promise<Answer>,
) => Promise<Answer>

/**
 * A client that has no answer yet may send its call again and again. While the first one is at work, the same calls with the
 * same key share its preparation: otherwise each would take a turn at hashing only to get the first one's answer.
 */
export function sharePreparations<Prepared>(): RunPrepared<Prepared> {
  const platforms = new WeakMap<AmbientPlatform, Map<string, Promise<Prepared>>>()
  return async (claim, prepare, run) => {
    if (!claim) return run(await prepare())
    const name = JSON.stringify([claim.scope, claim.key, claim.body])
    const atWork = platforms.get(currentPlatform()) ?? new Map<string, Promise<Prepared>>()
    platforms.set(currentPlatform(), atWork)
    const first = atWork.get(name)
    if (first) return run(await first)
    const prepared = prepare()
    atWork.set(name, prepared)
    try {
      return await run(await prepared)
    } finally {
      atWork.delete(name)
    }
  }
}
