import { type ChallengeEvent, challengeScore } from '../../../rules/challenges/challenges.ts'
import type { Castle } from '../castle.ts'

/** Events of a session. The energy counted earlier in the day is known here. */
export type ContestEvent =
  | { type: 'energySpent'; energy: number }
  | Exclude<ChallengeEvent, { type: 'energySpent' }>

/** Counts an event for the running challenge, if there is one. */
export function countForChallenge(castle: Pick<Castle, 'outside'>, event: ContestEvent): void {
  const { outside } = castle
  const { contest } = outside
  const challengeEvent: ChallengeEvent =
    event.type === 'energySpent' ? { ...event, countedToday: outside.energyCounted } : event
  if (event.type === 'energySpent') outside.energyCounted += event.energy
  if (contest !== null)
    outside.challengeScore = challengeScore(outside.challengeScore, contest, challengeEvent)
}
