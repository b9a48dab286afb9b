import type { Socket } from 'socket.io'
import { z } from 'zod'
import type { ClientToServerEvents, ServerToClientEvents } from '#generated/events.ts'
import { readCredentials } from '../http/callers/authenticate.ts'
import { isOwnOrigin } from '../http/callers/origin.ts'
import { readBearer } from '../sessions/session-token.ts'
import { findOpenSession } from '../sessions/sessions.ts'

/** The connection's player and session. */
export type LiveIdentity = {
  playerId: number
  sessionId: string
  /** Of the tab; the same UUID as its header game-socket-client-id. */
  clientId: string
}

export type LiveSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<never, never>,
  LiveIdentity
>

const handshakeSchema = z.object({
  clientId: z.uuid(),
  token: z.string().max(400).optional(),
  sessionId: z.uuid().optional(),
})

export type Refusal = 'badRequest' | 'originRefused' | 'unauthorized'

/**
 * Admits a connection from our own page (exact Origin; programs send none) with an open session, by cookie or bearer.
 * Resolves to the reason if it is refused.
 */
export async function admit(socket: LiveSocket): Promise<Refusal | undefined> {
  const { headers, auth } = socket.handshake
  const handshake = handshakeSchema.safeParse(auth)
  if (!handshake.success) return 'badRequest'
  const { clientId, token, sessionId: shown } = handshake.data
  // A browser never sends a bearer on its own, so a foreign page cannot use it.
  const bearer = token === undefined ? undefined : readBearer(token)
  if (bearer === undefined && headers.origin !== undefined && !isOwnOrigin(headers.origin, headers.host)) {
    return 'originRefused'
  }
  const sessionId = bearer ?? readCredentials(headers)?.sessionId
  // A tab that slept while another one logged in would receive the data of another castle.
  if (shown !== undefined && shown !== sessionId) return 'unauthorized'
  const session = sessionId && (await findOpenSession(sessionId, null))
  if (!sessionId || !session) return 'unauthorized'
  socket.data.playerId = session.playerId
  socket.data.sessionId = sessionId
  socket.data.clientId = clientId
  return undefined
}
