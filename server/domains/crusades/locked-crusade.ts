import type { CrusadeTie } from '#rules/crusades/refusals.ts'
import {
  type Gathering,
  lockCrusade,
  peopleOf,
  readGathering,
  stateOf,
  tieOf,
} from '../../game/crusades/store.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { notFound } from '../../platform/errors.ts'

export function unknownCrusade() {
  return notFound('notFound', 'Такого крестового похода нет')
}

/** A locked crusade, the locked player who acts, and everybody else whom it may concern, locked too. */
export type LockedCrusade = Gathering & {
  readonly player: LockedPlayer
  readonly tie: CrusadeTie
  readonly state: ReturnType<typeof stateOf>
  /** The acting player included. */
  readonly people: ReadonlyMap<number, LockedPlayer>
}

/** Locks a crusade and names everybody whom a change may concern, for the lock of the players. 404 if there is none. */
export async function lockedPeople(crusadeId: number): Promise<number[]> {
  await lockCrusade(crusadeId)
  return peopleOf(await requireGathering(crusadeId))
}

/** A crusade with its people. 404 if there is none. */
export async function requireGathering(crusadeId: number): Promise<Gathering> {
  const gathering = await readGathering(crusadeId)
  if (!gathering) throw unknownCrusade()
  return gathering
}

/** The locked crusade of a command, read after its locks. 404 if the crusade is gone. */
export async function lockedCrusadeOf(
  crusadeId: number,
  player: LockedPlayer,
  others: readonly LockedPlayer[],
): Promise<LockedCrusade> {
  const gathering = await requireGathering(crusadeId)
  return {
    ...gathering,
    player,
    tie: tieOf(gathering, player.id),
    state: stateOf(gathering.crusade),
    people: new Map([player, ...others].map((one) => [one.id, one])),
  }
}
