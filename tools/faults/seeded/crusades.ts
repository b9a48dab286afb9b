import type { Fault } from '../fault.ts'

const RACES = 'tests/server/crusades/races.test.ts'

/** Who goes on a crusade, what it costs, and what its members bring home. */
export const CRUSADE_FAULTS: readonly Fault[] = [
  {
    name: 'a crusade takes one member too many',
    file: 'rules/crusades/refusals.ts',
    replace: 'return members >= max ?',
    by: 'return members > max ?',
    seenBy: { file: RACES, test: 'the last place' },
  },
  {
    name: 'crusades are read without locking them',
    file: 'server/game/crusades/store.ts',
    replace: 'WHERE id = ${crusadeId} FOR UPDATE',
    by: 'WHERE id = ${crusadeId}',
    seenBy: { file: RACES },
  },
]
