import { type ChallengeEvent, countEvent } from '#rules/challenges/challenges.ts'
import { standingValue } from '#rules/challenges/standing-value.ts'
import type { Castle } from '../castle.ts'

/** Counts an event for the running challenge, if there is one; `now` in ms. */
export function countForChallenge(castle: Pick<Castle, 'outside'>, event: ChallengeEvent, now: number): void {
  const { contest } = castle.outside
  if (contest === null) return
  const { score, energyCounted } = countEvent(contest, contest.type, event)
  if (score !== contest.score) contest.value = standingValue(score, (now - contest.startedAt) / 1_000)
  contest.score = score
  contest.energyCounted = energyCounted
}
