import type { GameData } from '#generated/types.ts'
import { gameDayStart } from '#rules/core/game-day.ts'
import { ladderReward, ladderStep } from '#rules/quests/daily-ladder.ts'
import { dailyQuestReward, infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import type { Action } from './action.ts'
import { COUNTED_QUESTS, expectSame } from './books.ts'
import { rewardOf } from './holdings.ts'

/** The level at which a reward was paid, from the purse in the same answer. */
function levelOf({ gameData }: { readonly gameData?: GameData }): number {
  return gameData?.controlPanel?.data.baseInfo.level ?? 0
}

function moneyOf({ gold, diamonds, glory }: { gold: number; diamonds: number; glory: number }) {
  return {
    gold,
    diamonds,
    glory,
  }
}

/** Actions on daily quests, stages of infinite quests, and the daily reward. */
export const questActions: Readonly<Record<string, Action>> = {
  claimDaily: async (castle, dice, world) => {
    const { daily } = await castle.tab.show('quests')
    const questKey = dice.pick(daily)?.questKey ?? 'morningMarch'
    const claimed = await castle.ask('claimDailyQuest', { params: { questKey } })
    if (!claimed) return
    castle.reported.push(rewardOf(claimed.reward))
    castle.reckon(claimed, () => {
      const paid = `${gameDayStart(world.now())} ${questKey}`
      expectSame(`Whether ${questKey} has been paid before`, castle.claimed.has(paid), false)
      castle.claimed.add(paid)
      expectSame('A quest of the day', moneyOf(claimed.reward), dailyQuestReward(levelOf(claimed)))
    })
  },
  claimInfinite: async (castle, dice) => {
    const { infinite } = await castle.tab.show('quests')
    const kind = dice.pick(infinite.filter(({ isLocked }) => !isLocked))?.kind ?? 'build'
    const claimed = await castle.ask('claimInfiniteQuest', { params: { kind } })
    if (!claimed) return
    castle.reported.push(rewardOf(claimed.reward))
    castle.reckon(claimed, ({ quests }) => {
      const { stage, reward } = claimed
      expectSame('A stage', moneyOf(reward), infiniteQuestReward(kind, stage, levelOf(claimed)))
      const counted = COUNTED_QUESTS.find((one) => one === kind)
      if (!counted) return
      const before = quests[counted]
      expectSame('The stage paid', stage, before.stage)
      const progress = before.progress - infiniteQuestGoal(kind, stage)
      quests[counted] = { ...before, stage: stage + 1, progress }
    })
  },
  takeDailyReward: async (castle, _dice, world) => {
    const taken = await castle.ask('takeDailyReward')
    if (!taken) return
    castle.reported.push(rewardOf(taken.reward))
    castle.reckon(taken, (books) => {
      const today = gameDayStart(world.now())
      expectSame('The step of the ladder', taken.step, ladderStep(books.ladder, today))
      const { diamonds, resourceAmount } = ladderReward(taken.step)
      const brought = taken.reward.resources.reduce((sum, { amount }) => sum + amount, 0)
      expectSame('Its diamonds', moneyOf(taken.reward), { gold: 0, diamonds, glory: 0 })
      expectSame('Whether it brings what it should', brought <= resourceAmount, true)
      books.ladder = { step: taken.step, takenOn: today }
    })
  },
}
