import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { completeStep as complete } from '#rules/quests/tutorial.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { advance, keepDay } from '../../game/quests/advance.ts'
import { loadQuests } from '../../game/quests/quest-state.ts'
import { saveCompleted } from '../../game/quests/quest-store.ts'
import { payReward } from '../../game/rewards/pay-reward.ts'
import { NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { conflict, refuse } from '../../platform/errors.ts'

/**
 * Claims the reward of a done quest, completes the banners whose turn has come and opens the quests that waited for it.
 * 409 stepNotActive, 422 questNotDone.
 */
export async function completeStep(player: LockedPlayer, key: string): Promise<StoredReward> {
  const { tutorial, unsaved, day } = await loadQuests(player.id)
  const completion = complete(TUTORIAL, tutorial, key, player.level)
  if (!completion.ok) {
    const { code, message, have, need } = completion
    if (code === 'stepNotActive') throw conflict('stepNotActive', message)
    throw refuse('questNotDone', message, { reasons: [{ code: 'questNotDone', message, have, need }] })
  }
  // The step may unlock a page or raise the level: the day's quests must stay those already shown.
  keepDay(player.id, day)
  const before = new Set(tutorial.completed)
  saveCompleted(player.id, [...unsaved, ...completion.state.completed.filter((step) => !before.has(step))])
  const reward = { ...NO_REWARD, ...completion.reward }
  const levelUps = payReward(player, reward, { source: 'TUTORIAL', reference: `tutorial:${key}` })
  await advance(player.id, ...levelUps.map(({ level }) => ({ type: 'levelReached' as const, level })))
  return reward
}
