import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import { challengeOfTurn } from '#rules/challenges/challenges.ts'
import { CHALLENGE_SECONDS, type ChallengeTurn, firstTurn, turnAfter } from '#rules/challenges/turns.ts'
import { gameMilliseconds, now } from '../../platform/clock.ts'
import { columnsOf, newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { announceStart } from './announce-start.ts'
import { countChallenges } from './count-challenges.ts'
import { type ChallengeRow, challenges } from './models.ts'
import { payLate, payPrizes } from './pay-prizes.ts'
import { countContestants } from './places.ts'
import { closeScores } from './save-scores.ts'

/** The pause after a step that everybody sees. */
const PAUSE_MS = 1000
/** How far the end of a challenge is looked ahead at most: a clock that was set back finds the timer soon. */
const LOOK_EVERY_MS = 3_600_000

function findActive(): Promise<ChallengeRow | undefined> {
  return sqlMaybe<ChallengeRow>`SELECT ${columnsOf(challenges)} FROM challenge WHERE status = 'ACTIVE'`
}

/** Challenges whose prizes are not all paid, the oldest first. */
function readUnsettled(): Promise<ChallengeRow[]> {
  return sql<ChallengeRow>`
    SELECT ${columnsOf(challenges)} FROM challenge WHERE status = 'ENDED' AND settled_at IS NULL ORDER BY id`
}

function begin({ turn, startsAt, endsAt }: ChallengeTurn): void {
  const contest = challengeOfTurn(CHALLENGE_TEXTS, turn)
  if (!contest) throw new Error('The catalogue has no challenges')
  const row = { turn, type: contest.type, startedAt: new Date(startsAt), endsAt: new Date(endsAt) }
  sqlSoon`INSERT INTO ${newRowOf(challenges, row)}`
}

/** Ends the running challenge and begins the next one. From here on no score counts for the one that has ended. */
function turnOver(active: ChallengeRow, lengthMs: number): void {
  closeScores()
  sqlSoon`UPDATE challenge SET status = 'ENDED' WHERE id = ${active.id}`
  const ended = { turn: active.turn, endsAt: active.endsAt.getTime() }
  begin(turnAfter(ended, now().getTime(), lengthMs))
}

/** Counts the last scores, then pays the prizes of some places. False: the challenge only waits for those who could not be paid. */
async function settle(challenge: ChallengeRow): Promise<boolean> {
  if (challenge.scored !== null) return payPrizes(challenge, challenge.scored)
  if (await countChallenges()) return true
  const scored = await countContestants(challenge.id)
  sqlSoon`UPDATE challenge SET scored = ${scored} WHERE id = ${challenge.id}`
  return true
}

/**
 * The next step in the life of challenges: begin the first one, turn to the next one, pay prizes, tell that one has
 * begun. Steps are short, and each knows from the tables where the last one ended, so it does not matter how often or how
 * late they are taken. Resolves to when the next one is due.
 */
export async function takeStep(): Promise<Date> {
  // Of two steps at once the second one sees what the first one has done.
  await sqlOne`SELECT pg_advisory_xact_lock(777002, 3)`
  const instant = now().getTime()
  const lengthMs = Math.round(gameMilliseconds(CHALLENGE_SECONDS))
  const active = await findActive()
  if (!active) {
    begin(firstTurn(instant, lengthMs))
    return new Date(instant + PAUSE_MS)
  }
  if (active.endsAt.getTime() <= instant) {
    turnOver(active, lengthMs)
    return new Date(instant + PAUSE_MS)
  }
  const unsettled = await readUnsettled()
  for (const challenge of unsettled) if (await settle(challenge)) return new Date(instant)
  if (active.notifiedTo !== null) {
    await announceStart(active, active.notifiedTo)
    return new Date(instant)
  }
  for (const challenge of unsettled) await payLate(challenge, challenge.scored ?? 0)
  return new Date(Math.min(active.endsAt.getTime(), instant + LOOK_EVERY_MS))
}
