import type { IncomingHttpHeaders } from 'node:http'
import type { AuthResult } from '#generated/types.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { readCredentials } from '../../platform/http/callers/authenticate.ts'
import { readDevice } from '../../platform/http/callers/device-cookie.ts'
import type { Reply } from '../../platform/http/calls/reply.ts'
import { logSecurity } from '../../platform/security-log.ts'
import { findBlock, playerBlocked } from '../../platform/sessions/blocks.ts'
import { closeSessions } from '../../platform/sessions/close-sessions.ts'
import { isNewDevice, mayReport, noteReported } from '../../platform/sessions/new-device.ts'
import { withoutToken, withToken } from '../../platform/sessions/session-token.ts'
import { createSession, ownerOf } from '../../platform/sessions/sessions.ts'
import { afterCommit } from '../../platform/transaction.ts'
import type { Account } from './account.ts'
import { deviceLabel } from './device.ts'
import { postLetterAbout } from './letters.ts'
import { viewAuth } from './views.ts'

type Entrance = {
  readonly address: string
  readonly userAgent: string | undefined
  readonly reply: Reply
  readonly headers: IncomingHttpHeaders
  readonly body: { readonly withBearer?: boolean }
}

/**
 * Ends the session that this browser had before: its cookie is gone, and nobody could use or close it any more. Locks the
 * session alone: another player's locked row must not delay this login.
 */
async function closeReplaced(sessionId: string): Promise<void> {
  const playerId = await ownerOf(sessionId)
  if (playerId !== undefined) await closeSessions(playerId, [sessionId], 'LOGGED_OUT')
}

type NewSession = {
  readonly playerId: number
  readonly sessionId: string
  readonly address: string
}

/** Mails the owner about a login from a browser that the account has not used. */
async function reportNewDevice(
  { playerId, sessionId, address }: NewSession,
  entrance: Entrance,
  since: Date | null,
): Promise<void> {
  const hasCookies = !entrance.body.withBearer
  if (!(await isNewDevice(playerId, sessionId, { hasCookies, since }))) return
  afterCommit(() => logSecurity({ event: 'newDevice', playerId, address }))
  if (!(await mayReport(playerId))) return
  await noteReported(sessionId)
  postLetterAbout('newDevice', playerId, sessionId)
}

type SessionOptions = {
  /** The owner need not be told of a new browser: they have just registered in it. */
  readonly isExpected?: boolean
  /** SHA-256 of the init data, if a launch in a messenger opens it. */
  readonly launchHash?: Buffer
}

/** Opens a session for an authenticated player. 403 playerBlocked for one who may not play. */
export async function openSession(
  player: LockedPlayer,
  account: (Pick<Account, 'email' | 'emailConfirmedAt'> & Partial<Account>) | undefined,
  entrance: Entrance,
  { isExpected = false, launchHash }: SessionOptions = {},
): Promise<AuthResult> {
  const { address, userAgent, reply, body, headers } = entrance
  const block = await findBlock(player.id)
  if (block) throw playerBlocked(403, block)
  const deviceId = readDevice(headers)
  const device = deviceLabel(userAgent)
  const sessionId = await createSession(player.id, { address, userAgent, device, deviceId, launchHash })
  savePlayer(player, { lastSeenAt: now() })
  const since = account?.accessEndedAt ?? null
  if (!isExpected) await reportNewDevice({ playerId: player.id, sessionId, address }, entrance, since)
  const earlier = readCredentials(headers)
  if (earlier?.by === 'cookie') afterCommit(() => closeReplaced(earlier.sessionId))
  afterCommit(() => logSecurity({ event: 'sessionOpened', playerId: player.id, address }))
  reply.openSession(sessionId)
  reply.markDevice(deviceId ?? sessionId)
  return viewAuth({ player, account, sessionId, withBearer: body.withBearer ?? false })
}

/**
 * For commands that open a session: their answer is stored without the bearer, and a repeated call gets the bearer
 * and the cookies again.
 */
export const sessionReplay = {
  keep: (result: AuthResult): AuthResult => ({
    ...result,
    bearer: result.bearer && withoutToken(result.bearer),
  }),
  replay: (kept: AuthResult, { reply, headers }: Pick<Entrance, 'reply' | 'headers'>): AuthResult => {
    reply.openSession(kept.sessionId)
    reply.markDevice(readDevice(headers) ?? kept.sessionId)
    return { ...kept, bearer: kept.bearer && withToken(kept.bearer, kept.sessionId) }
  },
}
