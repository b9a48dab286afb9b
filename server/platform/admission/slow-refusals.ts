import { setTimeout as delay } from 'node:timers/promises'

/** Refusals of one caller within a second that are answered at once. */
const QUICK_MAX = 10
const COUNTED_FOR_MS = 1000
const HELD_MS = 1000
/** Refusals that are held back at once, of one caller and in all. */
const HELD_OF_CALLER_MAX = 500
const HELD_MAX = 5000

export type SlowRefusals = {
  /**
   * Holds back the refusal of a caller who has been refused again and again, for a second. False: too many are held
   * already, so this one deserves no answer.
   */
  hold(caller: string, gone: AbortSignal): Promise<boolean>
  /** How many are held. */
  held(): number
}

type Refused = {
  /** Since the last second began. */
  count: number
  held: number
}

/**
 * Whoever sends the next call as soon as the last one is refused would send more of them the quicker they are refused,
 * and keep the process busy with refusals. A refusal that waits takes no place and no connection to the database.
 */
export function createSlowRefusals(): SlowRefusals {
  const callers = new Map<string, Refused>()
  let heldInAll = 0
  const forgetIdle = (caller: string, { count, held }: Refused) => {
    if (count === 0 && held === 0) callers.delete(caller)
  }
  const countAgain = (caller: string, refused: Refused) => {
    refused.count = 0
    forgetIdle(caller, refused)
  }
  const refusedOf = (caller: string): Refused => {
    const known = callers.get(caller)
    if (known && known.count > 0) return known
    const refused = known ?? { count: 0, held: 0 }
    callers.set(caller, refused)
    setTimeout(() => countAgain(caller, refused), COUNTED_FOR_MS).unref()
    return refused
  }
  return {
    hold: async (caller, gone) => {
      const refused = refusedOf(caller)
      refused.count += 1
      if (refused.count <= QUICK_MAX && refused.held === 0) return true
      if (refused.held >= HELD_OF_CALLER_MAX || heldInAll >= HELD_MAX) return false
      refused.held += 1
      heldInAll += 1
      await delay(HELD_MS, undefined, { signal: gone, ref: false }).catch(() => undefined)
      refused.held -= 1
      heldInAll -= 1
      forgetIdle(caller, refused)
      return true
    },
    held: () => heldInAll,
  }
}
