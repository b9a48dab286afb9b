import { ARMS, type Archetype, type Arm, GUARDS, type Guard } from './archetypes.ts'

/** Castles of one shard: fixed, so that any number of workers plays the same worlds. */
export const SHARD_SIZE = 125

/** Of a hundred castles, upper ends: 35 engaged, 30 casual, 10 payers, 8 traders, 10 raiders, 7 idlers. */
const MIX: readonly { below: number; archetype: Archetype }[] = [
  { below: 35, archetype: 'engaged' },
  { below: 65, archetype: 'casual' },
  { below: 75, archetype: 'payer' },
  { below: 83, archetype: 'trader' },
  { below: 93, archetype: 'raider' },
  { below: 100, archetype: 'idler' },
]

/** Steps through a hundred so that every few dozen castles have nearly the mix. */
const STRIDE = 37

export type Role = { id: number; archetype: Archetype; guard: Guard; arm: Arm }

function archetypeOf(id: number): Archetype {
  const place = (id * STRIDE) % 100
  return MIX.find(({ below }) => place < below)?.archetype ?? 'idler'
}

/**
 * The archetype of each castle of a world, ids from 1: by the mix, or all of one; guards and arms evenly
 * within each.
 */
export function dealRoles(castles: number, only?: Archetype): Role[] {
  const dealt = new Map<Archetype, number>()
  return Array.from({ length: castles }, (_, index) => {
    const id = index + 1
    const archetype = only ?? archetypeOf(id)
    const turn = dealt.get(archetype) ?? 0
    dealt.set(archetype, turn + 1)
    return {
      id,
      archetype,
      guard: GUARDS[turn % GUARDS.length] ?? 'free',
      arm: ARMS[Math.floor(turn / GUARDS.length) % ARMS.length] ?? 'mixed',
    }
  })
}
