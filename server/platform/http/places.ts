import { overloaded } from './failure.ts'

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
