import { overloaded, tooManyRequests } from '../errors.ts'

/** A limit on work that runs at once. */
export type Places = {
  /** Runs `work`. 503 overloaded when all places are taken: a caller who waits here would only time out. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** How many places are taken. */
  taken(): number
}

export function createPlaces(atOnce: number): Places {
  let taken = 0
  return {
    run: async (work) => {
      if (taken >= atOnce) throw overloaded()
      taken += 1
      try {
        return await work()
      } finally {
        taken -= 1
      }
    },
    taken: () => taken,
  }
}

/** A limit on what each caller has at work at once, so that nobody takes all places. 429 beyond it. */
export type PlacesByCaller = {
  run<T>(caller: string, work: () => Promise<T>): Promise<T>
}

export function createPlacesByCaller(atOnce: number): PlacesByCaller {
  const taken = new Map<string, number>()
  return {
    run: async (caller, work) => {
      const before = taken.get(caller) ?? 0
      if (before >= atOnce) throw tooManyRequests(1, 'callsAtOnce')
      taken.set(caller, before + 1)
      try {
        return await work()
      } finally {
        const left = (taken.get(caller) ?? 1) - 1
        if (left === 0) taken.delete(caller)
        else taken.set(caller, left)
      }
    },
  }
}
