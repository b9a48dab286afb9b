import { LADDER_RESOURCES } from '#catalogue/quests/daily-ladder.ts'
import { gameDayStart } from '#rules/core/game-day.ts'
import { ladderReward, ladderStep } from '#rules/quests/daily-ladder.ts'
import { earn } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { advance } from '../../game/quests/advance.ts'
import { loadQuests } from '../../game/quests/quest-state.ts'
import { saveLadder } from '../../game/quests/quest-store.ts'
import { receiveRewardResources } from '../../game/rewards/receive-reward.ts'
import { NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { now } from '../../platform/clock.ts'
import { conflict } from '../../platform/errors.ts'

/** The reward of a step (1 to 7). */
export function rewardOfStep(step: number): StoredReward {
  const { diamonds, resourceAmount } = ladderReward(step)
  const resourceId = LADDER_RESOURCES[step - 1] ?? LADDER_RESOURCES[0]
  return { ...NO_REWARD, diamonds, resources: [{ resourceId, amount: resourceAmount }] }
}

/**
 * Claims today's step of the ladder. What exceeds a full stack is lost, and the reward says so. 409 alreadyClaimed.
 */
export async function takeDailyReward(player: LockedPlayer): Promise<{ step: number; reward: StoredReward }> {
  const { ladder, day } = await loadQuests(player.id)
  const step = ladderStep(ladder, gameDayStart(now().getTime()))
  if (step === null) throw conflict('alreadyClaimed', 'Сегодняшняя награда уже получена')
  const promised = rewardOfStep(step)
  const reference = `ladder:${step}`
  const resources = await receiveRewardResources(player, promised.resources, 'DAILY_REWARD', reference)
  saveLadder(player.id, step, day.day)
  earn(player, promised, 'DAILY_QUESTS', { reference })
  await advance(player.id, { type: 'dailyRewardTaken' })
  return { step, reward: { ...promised, resources } }
}
