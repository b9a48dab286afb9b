import { PAGE_PARTS } from '#catalogue/pages.ts'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { gameDayStart } from '#rules/core/game-day.ts'
import { ladderStep } from '#rules/quests/daily-ladder.ts'
import { infiniteQuestGoal } from '#rules/quests/quests.ts'
import { questOf } from '#rules/quests/tutorial.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { loadQuests, type QuestState } from '../../game/quests/quest-state.ts'
import type { StoredReward } from '../../game/rewards/reward.ts'
import { now } from '../../platform/clock.ts'
import { conflict } from '../../platform/errors.ts'
import { claimDailyQuest } from './claim-daily.ts'
import { claimInfiniteQuest } from './claim-infinite.ts'
import { completeStep } from './complete-step.ts'
import { takeDailyReward } from './daily-reward.ts'
import { sumOfRewards } from './sum-of-rewards.ts'

/** A reward that waits, paid by the call that also pays it alone. */
type Claim = (player: LockedPlayer) => Promise<StoredReward>

/** The tutorial first: it opens the others. */
function nextClaim({ tutorial, day, infinite, ladder }: QuestState): Claim | null {
  const step = tutorial.active.find(
    ({ key, progress }) => progress >= (questOf(TUTORIAL, key)?.goal.amount ?? Number.POSITIVE_INFINITY),
  )
  if (step) return (player) => completeStep(player, step.key)
  if (!tutorial.completed.includes(PAGE_PARTS.tasks.unlock)) return null
  if (ladderStep(ladder, gameDayStart(now().getTime())) !== null) {
    return async (player) => (await takeDailyReward(player)).reward
  }
  const daily = day.quests.find(({ quest, progress, isClaimed }) => !isClaimed && progress >= quest.amount)
  if (daily) return (player) => claimDailyQuest(player, daily.quest.key)
  const endless = INFINITE_QUESTS.find(
    ({ kind, unlock }) =>
      tutorial.completed.includes(unlock) &&
      infinite[kind].progress >= infiniteQuestGoal(kind, infinite[kind].stage),
  )
  return endless ? async (player) => (await claimInfiniteQuest(player, endless.kind)).reward : null
}

/**
 * Pays every reward that waits, also those that a payment brings, and returns how many and their sum. 409
 * alreadyClaimed when none waits.
 */
export async function claimAllRewards(
  player: LockedPlayer,
): Promise<{ count: number; reward: StoredReward }> {
  const paid: StoredReward[] = []
  for (;;) {
    const claim = nextClaim(await loadQuests(player.id))
    if (!claim) break
    paid.push(await claim(player))
  }
  if (paid.length === 0) throw conflict('alreadyClaimed', 'Все награды уже получены')
  return { count: paid.length, reward: sumOfRewards(paid) }
}
