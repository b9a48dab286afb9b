import { command } from '../../game/commands/command.ts'
import { readCredentials } from '../../platform/http/callers/authenticate.ts'
import type { QueryCall } from '../../platform/http/handlers/handlers.ts'
import { closeSessions } from '../../platform/sessions/close-sessions.ts'
import { readSessionEnd } from '../../platform/sessions/session-end.ts'

/** Whether the cookie or bearer, of an open session or not, is of the session that the call means. */
function isMeant({ query, headers }: QueryCall<'logOut'>): boolean {
  return query.sessionId === undefined || readCredentials(headers)?.sessionId === query.sessionId
}

/**
 * Whether a named session that is over was replaced by another one. The browser may have received the new cookie meanwhile,
 * and this answer would take it away.
 */
async function isReplaced(sessionId: string | undefined): Promise<boolean> {
  return sessionId !== undefined && (await readSessionEnd(sessionId)).reason === null
}

/** Ends the session that the call means, and takes its cookie away. Another session of this browser stays. */
export const logOut = command<'logOut'>(
  async (call) => {
    const { caller, query, reply } = call
    if (!isMeant(call)) return undefined
    if (caller) await closeSessions(caller.playerId, [caller.sessionId], 'LOGGED_OUT')
    else if (await isReplaced(query.sessionId)) return undefined
    reply.forgetSession()
    return undefined
  },
  {
    endsSession: () => true,
    replay: (_kept, call) => {
      if (isMeant(call)) call.reply.forgetSession()
      return undefined
    },
  },
)
