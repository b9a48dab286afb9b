import { CHALLENGE_TEXTS } from '../../../catalogue/challenges/challenges.ts'
import type { ChallengeType } from '../../../rules/challenges/challenges.ts'
import type { StoredReward } from '../rewards/reward.ts'
import { amountText, rewardText } from './reward-text.ts'

/** A notification about a challenge, as stored. */
export type ChallengeNotification =
  | { readonly type: 'CHALLENGE_STARTED'; readonly challengeId: number; readonly challenge: ChallengeType }
  | {
      readonly type: 'CHALLENGE_ENDED'
      readonly challengeId: number
      readonly challenge: ChallengeType
      readonly place: number
      readonly score: number
      /** Energy returns faster until the next challenge ends. */
      readonly isDoubled: boolean
      readonly reward: StoredReward
    }

/** The text of a notification about a challenge. */
export function challengeNotificationText(event: ChallengeNotification): { title: string; text: string } {
  const found = CHALLENGE_TEXTS.find(({ type }) => type === event.challenge)
  const name = `«${found?.title ?? 'Состязание'}»`
  if (event.type === 'CHALLENGE_STARTED')
    return { title: `Состязание началось: ${name}`, text: found?.description ?? '' }
  const gains = rewardText(event.reward)
  const prize = gains === '' ? 'без награды' : `награда: ${gains}`
  const doubled = event.isDoubled ? ' Энергия прибывает быстрее до конца следующего состязания.' : ''
  return {
    title: `Состязание окончено: ${event.place}-е место`,
    text: `${name}, очки: ${amountText(event.score)}; ${prize}.${doubled}`,
  }
}
