import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { LADDER_RESOURCES } from '#catalogue/quests/daily-ladder.ts'
import { DAILY_QUEST_PLACES, DAILY_QUESTS } from '#catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { QuestsData, Reward, TutorialStep } from '#generated/types.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'
import { LADDER_STEPS, ladderReward } from '#rules/quests/daily-ladder.ts'
import { dailyQuestReward, infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import { questOf } from '#rules/quests/tutorial.ts'
import { missionGoalOf } from '#rules/quests/tutorial-goals.ts'

const PLAYER_LEVEL = 9

function rungReward(step: number): Reward {
  const { diamonds, resourceAmount: amount } = ladderReward(step)
  const resource = RESOURCES.find(({ id }) => id === LADDER_RESOURCES[step - 1])
  if (!resource) throw new Error(`No resource for day ${step}`)
  const { id: resourceId, name, icon } = resource
  return { ...nothing, diamonds, resources: [{ resourceId, name, icon, amount, leftBehind: 0 }] }
}

/** The daily reward on day `step`, taken or not. */
export function ladderOn(step: number, isAvailable: boolean): QuestsData['dailyReward'] {
  return {
    step,
    isAvailable,
    ladder: LADDER_STEPS.map((rung) => ({
      step: rung,
      state: rung === step && isAvailable ? 'WAITING' : rung <= step ? 'TAKEN' : 'LATER',
      reward: rungReward(rung),
    })),
  }
}

/** A daily quest as the server sends it. */
export function dailyAt(questKey: string, progress: number, isClaimed = false): QuestsData['daily'][number] {
  const quest = DAILY_QUESTS.find(({ key }) => key === questKey)
  if (!quest) throw new Error(`No quest ${questKey}`)
  const { title, task, icon, goal, amount } = quest
  return {
    questKey,
    title,
    task,
    icon,
    page: DAILY_QUEST_PLACES[goal].page,
    goal: amount,
    progress,
    isDone: progress >= amount,
    isClaimed,
    reward: { ...nothing, ...dailyQuestReward(PLAYER_LEVEL) },
  }
}

const LOCKED_KINDS = ['winCrusades', 'foray']
const LOCKED_WORDS = 'Откроется после поручения «Станьте десятым».'

/** The nine infinite quests: the first done, two locked, the others in progress. */
export function infiniteUnderWay(): QuestsData['infinite'] {
  return INFINITE_QUESTS.map(({ kind, title, legend, counted, icon, page }, index) => {
    const stage = 1 + (index % 3)
    const goal = infiniteQuestGoal(kind, stage)
    const isLocked = LOCKED_KINDS.includes(kind)
    const progress = isLocked ? 0 : index === 1 ? goal : Math.floor((goal * (index + 1)) / 10)
    return {
      kind,
      title,
      legend,
      counted,
      icon,
      page,
      stage,
      goal,
      progress,
      isDone: progress >= goal,
      isLocked,
      opens: isLocked ? LOCKED_WORDS : null,
      reward: { ...nothing, ...infiniteQuestReward(kind, stage, PLAYER_LEVEL) },
    }
  })
}

/** A player after some weeks, with these steps left. */
export function tasksWith(...active: TutorialStep[]): QuestsData {
  return {
    completed: TUTORIAL.slice(0, 20).map(({ key }) => key),
    active,
    chapter: { number: 1, title: 'Хозяин посада', done: 12, total: 35 },
    daily: [dailyAt('morningMarch', 5), dailyAt('freshBlood', 4), dailyAt('taxDay', 8, true)],
    infinite: infiniteUnderWay(),
    dailyReward: ladderOn(4, true),
    resetsAt: new Date(Date.now() + 7_380_000).toISOString(),
    serverTime: new Date().toISOString(),
  }
}

const nothing = { experience: 0, ...NO_MONEY, resources: [], gear: [] }

/** A quest of the tutorial as the server sends it. */
export function stepAt(key: string, progress = 0): TutorialStep {
  const quest = questOf(TUTORIAL, key)
  if (!quest) throw new Error(`No quest ${key}`)
  const { title, content, task, page, reward } = quest
  const goal = quest.goal.amount
  return {
    stepKey: key,
    title,
    content,
    task,
    page,
    goal,
    progress,
    isDone: progress >= goal,
    reward: { ...nothing, ...reward },
    ...missionGoalOf(quest.goal),
  }
}

export function questsWith(...active: TutorialStep[]): QuestsData {
  return {
    completed: ['myCastleAboutBanner'],
    active,
    chapter: { number: 1, title: 'Хозяин посада', done: 2, total: 35 },
    daily: [],
    infinite: [],
    dailyReward: { isAvailable: true, step: 1, ladder: [] },
    resetsAt: '2026-11-21T21:00:00.000Z',
    serverTime: '2026-11-21T09:00:00.000Z',
  }
}
