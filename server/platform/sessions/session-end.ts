import type { SessionEndResult } from '#generated/types.ts'
import { now } from '../clock.ts'
import { unauthorized } from '../errors.ts'
import { blockMessage, findBlock, playerBlocked } from './blocks.ts'
import { sessions } from './models.ts'

const NO_REASON: SessionEndResult = { reason: null, message: null }

/**
 * Why a session is over: for the login page. No reason for none, for an open one, and after the player's own logout, which
 * needs no explanation.
 */
export async function readSessionEnd(sessionId: string | undefined): Promise<SessionEndResult> {
  const session = sessionId === undefined ? null : await sessions().findByPk(sessionId)
  if (!session) return NO_REASON
  const { playerId, closedAt, closeReason, idleExpiresAt, expiresAt } = session
  if (!closedAt) {
    const isOver = idleExpiresAt <= now() || expiresAt <= now()
    return isOver ? { reason: 'EXPIRED', message: null } : NO_REASON
  }
  if (closeReason === 'LOGGED_OUT') return NO_REASON
  if (closeReason !== 'BLOCKED') return { reason: closeReason ?? 'CLOSED_ELSEWHERE', message: null }
  const block = await findBlock(playerId)
  return block ? { reason: 'BLOCKED', message: blockMessage(block) } : { reason: 'EXPIRED', message: null }
}

/** The refusal of a call whose session is not open: a blocked player is told why. */
export async function refuseClosed(sessionId: string): Promise<Error> {
  const session = await sessions().findByPk(sessionId)
  const block = session?.closeReason === 'BLOCKED' ? await findBlock(session.playerId) : undefined
  return block ? playerBlocked(401, block) : unauthorized()
}
