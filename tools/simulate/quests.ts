import {
  dailyQuestReward,
  type InfiniteQuestKind,
  infiniteQuestGoal,
  infiniteQuestReward,
} from '#rules/quests/quests.ts'
import { habitOf } from './calendar.ts'
import type { Castle } from './castle.ts'
import { earnReward } from './grow.ts'

/** Counts for an infinite quest (a loss below 0), and takes the reward of every stage done. */
export function countQuest(castle: Castle, kind: InfiniteQuestKind, amount: number, now: number): void {
  const quest = castle.infinite[kind]
  quest.count += amount
  for (let goal = infiniteQuestGoal(kind, quest.stage); quest.count >= goal; ) {
    quest.count -= goal
    earnReward(castle, infiniteQuestReward(kind, quest.stage, castle.level), 'infiniteQuest', now)
    quest.stage += 1
    goal = infiniteQuestGoal(kind, quest.stage)
  }
}

/** Daily quests are done bit by bit: the last of the day's sittings has done all that the habit does. */
export function takeDailyQuests(castle: Castle, now: number): void {
  const { dailyQuests, hours } = habitOf(castle.archetype)
  const done = Math.min(dailyQuests, Math.floor((dailyQuests * castle.today.sessions) / hours.length))
  for (; castle.today.dailyQuestsPaid < done; castle.today.dailyQuestsPaid += 1) {
    earnReward(castle, dailyQuestReward(castle.level), 'dailyQuest', now)
    castle.today.acts += 1
  }
}
