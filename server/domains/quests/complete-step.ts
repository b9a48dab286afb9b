import { TUTORIAL } from '../../../catalogue/tutorial/tutorial.ts'
import { completeStep as complete } from '../../../rules/quests/tutorial.ts'
import { conflict, refuse } from '../../platform/errors.ts'
import { touch } from '../../platform/live/touch.ts'
import type { LockedPlayer } from '../../platform/lock-order.ts'
import { NO_REWARD, type StoredReward } from '../missions/reward.ts'
import { payReward } from './pay-reward.ts'
import { loadQuests } from './quest-state.ts'
import { saveCompleted } from './quest-store.ts'
import { advance, keepDay } from './service.ts'

/**
 * Reads a banner, or takes the reward of a quest that is done, and opens what waited for it. 409 stepNotActive,
 * 422 questNotDone.
 */
export async function completeStep(player: LockedPlayer, key: string): Promise<StoredReward> {
  const { tutorial, day } = await loadQuests(player.id)
  const completion = complete(TUTORIAL, tutorial, key, player.level)
  if (!completion.ok) {
    const { code, message, have, need } = completion
    if (code === 'stepNotActive') throw conflict('stepNotActive', message)
    throw refuse('questNotDone', message, { reasons: [{ code: 'questNotDone', message, have, need }] })
  }
  // It may open a page, or bring a level: the day's quests stay those that were shown.
  keepDay(player.id, day)
  saveCompleted(player.id, key)
  touch(player.id, 'quests', 'playerLayout')
  if (!completion.reward) return NO_REWARD
  const reward = { ...NO_REWARD, ...completion.reward }
  const levelUps = payReward(player, reward, { source: 'TUTORIAL', reference: `tutorial:${key}` })
  await advance(player.id, ...levelUps.map(({ level }) => ({ type: 'levelReached' as const, level })))
  return reward
}
