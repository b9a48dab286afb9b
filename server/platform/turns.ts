import { badRequest } from './http/bad-request.ts'

/** Somebody who waits for a turn. */
export type Waiter = {
  /** Gives the turn. */
  admit(): void
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
    const deadline = setTimeout(() => {
      leave()
      reject(refusal())
    }, atMostMs)
    const waiter: Waiter = {
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

/** A limit on works that run at once. Others wait, first come first served, for a limited time. */
export type Turns = {
  take<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T>
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
  return {
    take: async (work, gone) => {
      if (running < atOnce) running += 1
      else if (line.size >= waitingMax) throw refusal()
      else await waitInLine(line, { atMostMs: waitMaxMs, refusal, gone })
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
