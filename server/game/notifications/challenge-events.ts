import { z } from 'zod'
import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import { CHALLENGE_TYPES } from '#rules/challenges/challenges.ts'
import { storedReward } from '../rewards/reward.ts'
import { amountText, rewardText } from './reward-text.ts'

const challenge = { challengeId: z.int(), challenge: z.enum(CHALLENGE_TYPES) }

/** Notifications about challenges, as stored. */
export const challengeEvents = {
  CHALLENGE_STARTED: z.object({ type: z.literal('CHALLENGE_STARTED'), ...challenge }),
  CHALLENGE_ENDED: z.object({
    type: z.literal('CHALLENGE_ENDED'),
    ...challenge,
    place: z.int(),
    score: z.number(),
    /** Energy returns faster until the next challenge ends. */
    isDoubled: z.boolean(),
    reward: storedReward,
  }),
}

type ChallengeNotification = z.infer<(typeof challengeEvents)[keyof typeof challengeEvents]>

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
