import { createRandom } from '#rules/core/random.ts'
import { NEIGHBOURS_RETRY_HOURS } from '#rules/raids/neighbour-raid.ts'
import { expectNeighbours, type NeighbourVisit, readDueVisits } from '../../game/raids/neighbour-visits.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { commandSeed } from '../../platform/transaction.ts'
import { raidByNeighbour } from './raid-by-neighbour.ts'

/** Castles looked at in one transaction. One of them is raided. */
const LOOKED_AT = 50

const HOUR_SECONDS = 3_600
/** Who is away or has no raids yet is looked at again after so long. */
const AWAY_SECONDS = 24 * HOUR_SECONDS
/** After an immunity or a protection neighbours do not stand at the gate. */
const AFTER_SPARED_SECONDS = 2 * HOUR_SECONDS

/** Puts off the visit to a castle that may not be raided now. */
function putOff({ playerId, isEngaged, sparedUntil }: NeighbourVisit): void {
  const isOnlySpared = isEngaged && sparedUntil !== null
  expectNeighbours(
    playerId,
    isOnlySpared ? afterGameSeconds(AFTER_SPARED_SECONDS, sparedUntil) : afterGameSeconds(AWAY_SECONDS),
  )
}

/**
 * Looks at castles to which neighbours are due, and lets them raid one: a raid a transaction, so that few rows are locked
 * for a short time. It is any of those due, so that one which always fails does not hold up the others. Resolves to
 * whether more may be due.
 */
export async function sendNeighbours(): Promise<boolean> {
  const due = await readDueVisits(LOOKED_AT)
  const isOpen = ({ isEngaged, sparedUntil }: NeighbourVisit) => isEngaged && sparedUntil === null
  const open = due.filter(isOpen)
  if (open.length > 0) {
    const random = createRandom(commandSeed())
    const { playerId } = random.pick(open)
    const isRaided = await raidByNeighbour(playerId, random)
    if (!isRaided) expectNeighbours(playerId, afterGameSeconds(NEIGHBOURS_RETRY_HOURS * HOUR_SECONDS, now()))
  }
  // Visits are written after the players are locked, as raids of people do.
  for (const visit of due) if (!isOpen(visit)) putOff(visit)
  return due.length >= LOOKED_AT || open.length > 1
}
