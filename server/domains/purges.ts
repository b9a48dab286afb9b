import { purgeRateLimits } from '../platform/http/rate-limits.ts'
import { purgeAnswers } from '../platform/idempotency.ts'
import { purgeStoredLetters } from '../platform/mail/purge-letters.ts'
import { purgeSessions } from '../platform/sessions/sessions.ts'
import type { Purge } from '../platform/timers/platform-timers.ts'
import { purgeAccountTokens } from './auth/account-token.ts'
import { purgeTries } from './forge/tries.ts'
import { purgeClosedLots } from './market/close-lots.ts'

/** Everything that is removed with age. Each table's owner decides when. */
export const purges: readonly Purge[] = [
  purgeAnswers,
  purgeAccountTokens,
  purgeSessions,
  purgeTries,
  purgeClosedLots,
  purgeRateLimits,
  purgeStoredLetters,
]
