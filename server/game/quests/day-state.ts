import { DAILY_QUEST_PLACES, DAILY_QUESTS, type DailyQuest } from '../../../catalogue/quests/daily-quests.ts'
import { createRandom } from '../../../rules/core/random.ts'
import type { DailyQuestState } from '../../../rules/quests/quest-progress.ts'
import { drawDailyQuests } from '../../../rules/quests/quests.ts'

/** A quest of the day as it is stored. */
export type DailyQuestRow = DailyQuestState & {
  readonly key: string
  readonly isClaimed: boolean
}

export type DailyQuestNow = DailyQuestState & {
  readonly quest: DailyQuest
  readonly isClaimed: boolean
}

export type DayState = {
  /** YYYY-MM-DD, as `gameDayOf` says. */
  readonly day: string
  readonly seed: string
  /** Whether this day's quests are written down; before, they are what they will be written down as. */
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

/** A quest whose page is closed cannot be done; those of level 1 are for newcomers, to whom it opens in a minute. */
function canBeDone({ levelMin, goal }: DailyQuest, unlocks: readonly string[]): boolean {
  return levelMin === 1 || unlocks.includes(DAILY_QUEST_PLACES[goal].unlock)
}

/**
 * The day's three quests. They are drawn when first asked for, from a seed of player and day, so that a mere look
 * needs no write; whatever changes level or unlocks writes them down before, so that they stay the same all day.
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
