import type { GameEvent } from '#rules/quests/game-event.ts'
import { advanceInfinite } from '#rules/quests/quest-progress.ts'
import {
  dailyQuestReward,
  INFINITE_QUEST_KINDS,
  type InfiniteQuestKind,
  infiniteQuestGoal,
  infiniteQuestReward,
} from '#rules/quests/quests.ts'
import { habitOf } from './calendar.ts'
import type { Castle } from './castle.ts'
import { earnReward, followTutorial } from './grow.ts'

/** Takes the reward of every stage that is done. */
function takeStages(castle: Castle, kind: InfiniteQuestKind, now: number): void {
  const quest = { ...castle.infinite[kind] }
  castle.infinite[kind] = quest
  for (let goal = infiniteQuestGoal(kind, quest.stage); quest.progress >= goal; ) {
    quest.progress -= goal
    earnReward(castle, infiniteQuestReward(kind, quest.stage, castle.level), 'infiniteQuest', now)
    quest.stage += 1
    goal = infiniteQuestGoal(kind, quest.stage)
  }
}

/** Counts events for the infinite quests, and takes the reward of every stage done. */
export function countEvents(castle: Castle, events: readonly GameEvent[], now: number): void {
  for (const event of events) {
    for (const kind of INFINITE_QUEST_KINDS) {
      const before = castle.infinite[kind]
      const after = advanceInfinite(kind, before, event)
      if (after === before) continue
      castle.infinite[kind] = after
      takeStages(castle, kind, now)
    }
  }
}

/** Counts events for the infinite quests and for the live tutorial, and takes what is done. */
export function advance(castle: Castle, events: readonly GameEvent[], now: number): void {
  countEvents(castle, events, now)
  for (const event of events) followTutorial(castle, event, now)
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
