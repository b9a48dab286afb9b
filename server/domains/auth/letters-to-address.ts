import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { GameError } from '../../platform/errors.ts'
import { sql, sqlMaybe } from '../../platform/sql.ts'

const LETTERS_MAX = 5
const DAY_MS = 86_400_000

/**
 * In how many seconds another letter may go to an address that nobody has confirmed; undefined: now. It may be a stranger's, so letters are counted by
 * mailbox, whoever asks for them: five a day. What stands after a plus belongs to the same mailbox.
 */
async function secondsToNext(email: string): Promise<number | undefined> {
  const instant = now()
  const since = new Date(instant.getTime() - DAY_MS)
  const allowed = Math.max(1, Math.round(LETTERS_MAX * currentPlatform().config.rateLimitFactor))
  const last = await sqlMaybe<{ createdAt: Date }>`
    SELECT created_at FROM account_token
    WHERE regexp_replace(lower(email), '\\+[^@]*@', '@') = regexp_replace(lower(${email}), '\\+[^@]*@', '@')
      AND created_at > ${since} AND purpose IN ('CONFIRM_EMAIL', 'CHANGE_EMAIL_NEW')
    ORDER BY created_at DESC OFFSET ${allowed - 1} LIMIT 1`
  return last && Math.max(1, Math.ceil((last.createdAt.getTime() + DAY_MS - instant.getTime()) / 1000))
}

/** Whether a letter may be written in this transaction. Of many orders at once the later ones are dropped: they are counted one after the other. */
export async function mayMailTo(email: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(regexp_replace(lower(${email}), '\\+[^@]*@', '@'), 0))`
  return (await secondsToNext(email)) === undefined
}

/** 429 tooManyLetters for an address that has got enough. */
export async function refuseMoreLetters(email: string): Promise<void> {
  const retryAfterSeconds = await secondsToNext(email)
  if (retryAfterSeconds !== undefined)
    throw new GameError(
      429,
      'tooManyLetters',
      'На эту почту сегодня отправлено уже пять писем. Поищите их в папке «Спам» или попробуйте завтра',
      { retryAfterSeconds },
    )
}
