import { readCredentials } from '../../platform/http/callers/authenticate.ts'
import type { QueryCall } from '../../platform/http/handlers/handlers.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { readSessionEnd } from '../../platform/sessions/session-end.ts'

/** Why the session of the caller's cookie or bearer is over. */
export const getSessionEnd = query<'getSessionEnd'>(({ headers }: QueryCall<'getSessionEnd'>) =>
  readSessionEnd(readCredentials(headers)?.sessionId),
)
