import { badRequest } from '../bad-request.ts'

/** Somebody who waits for a turn. */
export type Waiter = {
  /** Gives the turn. */
  admit(): void
  /** Ends the wait without a turn. */
  refuse(): void
}

export type Wait = {
  /** The longest wait, ms. */
  readonly atMostMs: number
  /** What a wait that is too long ends with. */
  readonly refusal: () => Error
  /** Aborted when the client has closed its connection: nobody would read the answer. */
  readonly gone?: AbortSignal | undefined
}

/** Waits at the end of the line. Rejects after the longest wait, or when the client is gone. */
export function waitInLine(line: Set<Waiter>, { atMostMs, refusal, gone }: Wait): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      line.delete(waiter)
      clearTimeout(deadline)
      gone?.removeEventListener('abort', giveUp)
    }
    const giveUp = () => {
      leave()
      reject(badRequest([], 'Запрос прерван'))
    }
    const refuse = () => {
      leave()
      reject(refusal())
    }
    const deadline = setTimeout(refuse, atMostMs)
    const waiter: Waiter = {
      refuse,
      admit: () => {
        leave()
        resolve()
      },
    }
    line.add(waiter)
    if (gone?.aborted) giveUp()
    else gone?.addEventListener('abort', giveUp, { once: true })
  })
}

export type TurnsOptions = {
  /** Works that run at once. */
  readonly atOnce: number
  readonly waitingMax: number
  readonly waitMaxMs: number
  /** What a caller gets who cannot wait, or has waited too long. */
  readonly refusal: () => Error
}

export type WayToWait = {
  /** Aborted when the client has closed its connection. */
  readonly gone?: AbortSignal
  /** What the caller gives up for the time of the wait, and takes again after it. */
  readonly outside?: (wait: () => Promise<void>) => Promise<void>
}

/** A limit on works that run at once. Others wait, first come first served, for a limited time. */
export type Turns = {
  take<T>(work: () => Promise<T>, way?: WayToWait): Promise<T>
  /** How many wait. */
  waiting(): number
  /** Whether nothing runs or waits. */
  isIdle(): boolean
}

export function createTurns({ atOnce, waitingMax, waitMaxMs, refusal }: TurnsOptions): Turns {
  const line = new Set<Waiter>()
  let running = 0
  /** The turn goes straight to the next one: nobody who comes in between overtakes. */
  const passOn = () => {
    const [next] = line
    if (next) next.admit()
    else running -= 1
  }
  const waitForTurn = async ({ gone, outside = (wait) => wait() }: WayToWait) => {
    let hasTurn = false
    try {
      await outside(async () => {
        await waitInLine(line, { atMostMs: waitMaxMs, refusal, gone })
        hasTurn = true
      })
    } catch (error) {
      if (hasTurn) passOn()
      throw error
    }
  }
  return {
    take: async (work, way = {}) => {
      if (running < atOnce) running += 1
      else if (line.size >= waitingMax) throw refusal()
      else await waitForTurn(way)
      try {
        return await work()
      } finally {
        passOn()
      }
    },
    waiting: () => line.size,
    isIdle: () => running === 0,
  }
}
