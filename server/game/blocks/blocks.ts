import { now } from '../../platform/clock.ts'
import { blockPlayer as block, findBlock, liftBlock as lift } from '../../platform/sessions/blocks.ts'
import { recountScores } from '../challenges/recount-scores.ts'
import { savePlayer } from '../player/ledger.ts'
import { type LockedPlayer, lockPlayer } from '../player/lock-order.ts'
import { schedule } from '../timers/schedule.ts'

type GivenBlock = {
  readonly reason: string
  /** Null: for good. */
  readonly until: Date | null
  readonly byId: number
}

/** Notes whether a locked player is blocked. Standings and scores of challenges are counted again. */
function setBlocked(player: LockedPlayer, isBlocked: boolean): void {
  if (player.isBlocked === isBlocked) return
  savePlayer(player, { isBlocked })
  recountScores(player.id)
}

/**
 * Ends what others would wait for in vain: the place in a crusade that gathers, and requests to crusades and guilds. By timers, which
 * lock crusades and the members of guilds in the lock order.
 */
function leaveOthersSoon(playerId: number): void {
  const timer = { playerId, subjectId: playerId, dueAt: now() }
  schedule('blockedCrusader', timer)
  schedule('blockedCandidate', timer)
}

/**
 * Blocks a locked player in place of an earlier block: the sessions end, the player leaves crusades that gather, asks
 * nobody any more, and has no place in any list until the block ends.
 */
export async function startBlock(player: LockedPlayer, given: GivenBlock): Promise<void> {
  await block(player, { ...given, reason: given.reason.trim() })
  setBlocked(player, true)
  if (given.until) schedule('blockEnd', { playerId: player.id, subjectId: player.id, dueAt: given.until })
  leaveOthersSoon(player.id)
}

/** Lifts the block of a locked player, if there is one. */
export async function liftBlock(player: LockedPlayer): Promise<void> {
  await lift(player.id)
  setBlocked(player, false)
}

/** Counts a player again whose block has ended. Does nothing while another block is in force. */
export async function endBlock(playerId: number): Promise<void> {
  const player = await lockPlayer(playerId)
  if (!(await findBlock(playerId))) setBlocked(player, false)
}
