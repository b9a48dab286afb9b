import { DAILY_QUEST_PLACES, DAILY_QUESTS, type DailyQuest } from '#catalogue/quests/daily-quests.ts'
import { createRandom } from '#rules/core/random.ts'
import type { DailyQuestState } from '#rules/quests/quest-progress.ts'
import { drawDailyQuests } from '#rules/quests/quests.ts'

/** A stored daily quest. */
export type DailyQuestRow = DailyQuestState & {
  readonly key: string
  readonly isClaimed: boolean
}

export type DailyQuestNow = DailyQuestState & {
  readonly quest: DailyQuest
  readonly isClaimed: boolean
}

export type DayState = {
  /** YYYY-MM-DD, from `gameDayOf`. */
  readonly day: string
  readonly seed: string
  /** Whether this day's quests are stored. If not, `quests` are the ones that will be stored. */
  readonly isStored: boolean
  readonly quests: readonly DailyQuestNow[]
}

type Drawing = {
  readonly playerId: number
  readonly day: string
  readonly level: number
  /** Completed steps of the tutorial. */
  readonly unlocks: readonly string[]
}

const questByKey = new Map(DAILY_QUESTS.map((quest) => [quest.key, quest]))

/**
 * A quest whose page is locked cannot be done. Those of level 1 are for newcomers, who unlock the page within a
 * minute.
 */
function canBeDone({ levelMin, goal }: DailyQuest, unlocks: readonly string[]): boolean {
  return levelMin === 1 || unlocks.includes(DAILY_QUEST_PLACES[goal].unlock)
}

/**
 * The day's three quests. They are drawn from a seed of player and day whenever they are read, so that reading needs
 * no write. A change of level or unlocks stores them first, so that they stay the same all day.
 */
export function dayStateOf(drawing: Drawing, stored: readonly DailyQuestRow[]): DayState {
  const { playerId, day, level, unlocks } = drawing
  const seed = `daily:${playerId}:${day}`
  if (stored.length > 0) {
    const quests = stored.flatMap(({ key, progress, things, isClaimed }) => {
      const quest = questByKey.get(key)
      return quest ? [{ quest, progress, things, isClaimed }] : []
    })
    return { day, seed, isStored: true, quests }
  }
  const open = DAILY_QUESTS.filter((quest) => canBeDone(quest, unlocks))
  const drawn = drawDailyQuests(open, level, createRandom(seed))
  const quests = drawn.map((quest) => ({ quest, progress: 0, things: [], isClaimed: false }))
  return { day, seed, isStored: false, quests }
}
