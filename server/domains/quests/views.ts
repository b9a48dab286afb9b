import { DAILY_QUEST_PLACES } from '#catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS, type InfiniteQuestText } from '#catalogue/quests/infinite-quests.ts'
import { CHAPTERS, TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type {
  Chapter,
  DailyQuest,
  InfiniteQuest,
  QuestsData,
  TutorialStep as StepView,
} from '#generated/types.ts'
import { gameDayStart, nextGameDay } from '#rules/core/game-day.ts'
import { LADDER_STEPS, ladderStep } from '#rules/quests/daily-ladder.ts'
import { dailyQuestReward, infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import { questOf, questsBefore, type TutorialProgress } from '#rules/quests/tutorial.ts'
import { missionGoalOf } from '#rules/quests/tutorial-goals.ts'
import { publicData } from '../../game/public-data/public-data.ts'
import type { DailyQuestNow } from '../../game/quests/day-state.ts'
import type { QuestState } from '../../game/quests/quest-state.ts'
import { NO_REWARD, viewReward } from '../../game/rewards/reward.ts'
import { rewardOfStep } from './daily-reward.ts'

function viewStep({ key, progress }: TutorialProgress): StepView[] {
  const quest = questOf(TUTORIAL, key)
  if (!quest) return []
  const { page, reward, goal: wanted } = quest
  const { title, content, task } = publicData().tutorial.get(key) ?? quest
  const goal = wanted.amount
  return [
    {
      stepKey: key,
      title,
      content,
      task,
      page,
      goal,
      progress,
      isDone: progress >= goal,
      reward: viewReward({ ...NO_REWARD, ...reward }),
      ...missionGoalOf(wanted),
    },
  ]
}

/** The quests of each chapter. */
const chapterQuests = CHAPTERS.map(({ title, steps }, index) => ({
  number: index + 1,
  title,
  keys: steps.filter(({ type }) => type === 'quest').map(({ key }) => key),
}))

/** The first chapter with a quest to do, or the last one. */
function viewChapter(completed: readonly string[]): Chapter {
  const done = new Set(completed)
  const chapters = chapterQuests.map(({ number, title, keys }) => ({
    number,
    title,
    done: keys.filter((key) => done.has(key)).length,
    total: keys.length,
  }))
  const current = chapters.find((chapter) => chapter.done < chapter.total) ?? chapters.at(-1)
  return current ?? { number: 1, title: '', done: 0, total: 0 }
}

function viewDaily({ quest, progress, isClaimed }: DailyQuestNow, level: number): DailyQuest {
  return {
    questKey: quest.key,
    title: quest.title,
    task: quest.task,
    icon: quest.icon,
    page: DAILY_QUEST_PLACES[quest.goal].page,
    goal: quest.amount,
    progress: Math.min(quest.amount, progress),
    isDone: progress >= quest.amount,
    isClaimed,
    reward: viewReward({ ...NO_REWARD, ...dailyQuestReward(level) }),
  }
}

/** The text of a locked quest: what unlocks its page. */
function opensIt({ unlock }: InfiniteQuestText): string {
  const last = questsBefore(TUTORIAL, unlock).at(-1)
  const title = last && (publicData().tutorial.get(last.key) ?? last).title
  return title ? `Откроется после поручения «${title}».` : 'Откроется позже, по ходу поручений.'
}

function viewInfinite(text: InfiniteQuestText, { infinite, tutorial, level }: QuestState): InfiniteQuest {
  const { kind, title, legend, counted, icon, page } = text
  const { stage, progress } = infinite[kind]
  const goal = infiniteQuestGoal(kind, stage)
  const isLocked = !tutorial.completed.includes(text.unlock)
  return {
    kind,
    title,
    legend,
    counted,
    icon,
    page,
    stage,
    goal,
    progress: Math.min(goal, progress),
    isDone: progress >= goal,
    isLocked,
    opens: isLocked ? opensIt(text) : null,
    reward: viewReward({ ...NO_REWARD, ...infiniteQuestReward(kind, stage, level) }),
  }
}

function viewDailyReward({ ladder }: QuestState, now: Date): QuestsData['dailyReward'] {
  const waiting = ladderStep(ladder, gameDayStart(now.getTime()))
  const stateOf = (step: number) => {
    if (step === waiting) return 'WAITING' as const
    return step < (waiting ?? ladder.step + 1) ? ('TAKEN' as const) : ('LATER' as const)
  }
  return {
    isAvailable: waiting !== null,
    step: waiting ?? ladder.step,
    ladder: LADDER_STEPS.map((step) => ({
      step,
      state: stateOf(step),
      reward: viewReward(rewardOfStep(step)),
    })),
  }
}

/** Titles that differ from the catalogue's, by step. */
function viewRetitled(): Pick<QuestsData, 'retitled'> {
  const titles = [...publicData().tutorial].flatMap(([key, { title }]) =>
    questOf(TUTORIAL, key)?.title === title ? [] : [[key, title] as const],
  )
  return titles.length > 0 ? { retitled: Object.fromEntries(titles) } : {}
}

export function viewQuests(state: QuestState, now: Date): QuestsData {
  return {
    completed: [...state.tutorial.completed],
    active: state.tutorial.active.flatMap(viewStep),
    chapter: viewChapter(state.tutorial.completed),
    daily: state.day.quests.map((quest) => viewDaily(quest, state.level)),
    infinite: INFINITE_QUESTS.map((text) => viewInfinite(text, state)),
    dailyReward: viewDailyReward(state, now),
    ...viewRetitled(),
    resetsAt: new Date(nextGameDay(now.getTime())).toISOString(),
    serverTime: now.toISOString(),
  }
}
