import type { ArmyGroup } from './army.ts'
import type { LevelUpReward } from './level.ts'
import type { Difficulty } from './missions.ts'

/** What a quest counts. `levelReached` holds the level itself, the others add up. */
export type TutorialGoal =
  | { type: 'missionStarted'; amount: number }
  | { type: 'missionWon'; difficulty: Difficulty | null; amount: number }
  | { type: 'unitsBought'; group: ArmyGroup | null; amount: number }
  | { type: 'reportRead'; amount: number }
  | { type: 'energyRestored'; amount: number }
  | { type: 'levelReached'; amount: number }

export type TutorialEvent =
  | { type: 'missionStarted' }
  | { type: 'missionWon'; difficulty: Difficulty }
  | { type: 'unitsBought'; group: ArmyGroup; amount: number }
  | { type: 'reportRead' }
  | { type: 'energyRestored' }
  | { type: 'levelReached'; level: number }

/** `experience` in hundredths. */
export type TutorialReward = LevelUpReward & { experience: number }

type StepText = {
  key: string
  title: string
  /** Plain text; a blank line separates paragraphs. */
  content: string
  task: string
  /** Path under /game where the step leads; empty for the castle. */
  page: string
}

/** A banner is read; a quest is done and pays. */
export type TutorialStep =
  | (StepText & { type: 'banner' })
  | (StepText & { type: 'quest'; goal: TutorialGoal; reward: TutorialReward })

export type TutorialProgress = { key: string; progress: number }

/** Keys of the steps done, in order, and the step to do now (none after the last). */
export type TutorialState = { completed: string[]; active: TutorialProgress[] }

export type TutorialCompletion =
  | { ok: true; state: TutorialState; reward: TutorialReward | null }
  | { ok: false; code: 'stepNotActive' | 'questNotDone'; message: string; have: number; need: number }

function stepOf(steps: readonly TutorialStep[], key: string): TutorialStep | undefined {
  return steps.find((step) => step.key === key)
}

/** What must be counted to finish a step: 1 for a banner. */
export function goalAmount(step: TutorialStep): number {
  return step.type === 'quest' ? step.goal.amount : 1
}

/** A banner can be read at once; a quest for a level counts from the level already reached. */
function firstProgress(step: TutorialStep, level: number): number {
  if (step.type === 'banner') return 1
  return step.goal.type === 'levelReached' ? Math.min(step.goal.amount, level) : 0
}

function activate(step: TutorialStep | undefined, level: number): TutorialProgress[] {
  return step === undefined ? [] : [{ key: step.key, progress: firstProgress(step, level) }]
}

/** A newcomer's state: the first step is active. */
export function startTutorial(steps: readonly TutorialStep[]): TutorialState {
  return { completed: [], active: activate(steps[0], 1) }
}

function progressAfter(goal: TutorialGoal, progress: number, event: TutorialEvent): number {
  if (goal.type !== event.type) return progress
  if (event.type === 'levelReached') return Math.max(progress, event.level)
  if (event.type === 'unitsBought') {
    const counts = goal.type === 'unitsBought' && (goal.group === null || goal.group === event.group)
    return counts ? progress + event.amount : progress
  }
  if (event.type === 'missionWon') {
    const counts =
      goal.type === 'missionWon' && (goal.difficulty === null || goal.difficulty === event.difficulty)
    return counts ? progress + 1 : progress
  }
  return progress + 1
}

/** Counts an event for the active steps; the very same state comes back when nothing changed. */
export function advanceTutorial(
  steps: readonly TutorialStep[],
  state: TutorialState,
  event: TutorialEvent,
): TutorialState {
  let changed = false
  const active = state.active.map((entry) => {
    const step = stepOf(steps, entry.key)
    if (step?.type !== 'quest') return entry
    const progress = Math.min(step.goal.amount, progressAfter(step.goal, entry.progress, event))
    if (progress === entry.progress) return entry
    changed = true
    return { key: entry.key, progress }
  })
  return changed ? { completed: state.completed, active } : state
}

/**
 * Reads a banner or takes a quest's reward, and opens the next step. `level` is the player's, so that
 * a quest for a level already reached is done at once.
 */
export function completeStep(
  steps: readonly TutorialStep[],
  state: TutorialState,
  key: string,
  level: number,
): TutorialCompletion {
  const entry = state.active.find((active) => active.key === key)
  const index = steps.findIndex((step) => step.key === key)
  const step = steps[index]
  if (entry === undefined || step === undefined) {
    return { ok: false, code: 'stepNotActive', message: 'Этот шаг сейчас недоступен', have: 0, need: 1 }
  }
  const need = goalAmount(step)
  if (entry.progress < need) {
    return {
      ok: false,
      code: 'questNotDone',
      message: 'Задание ещё не выполнено',
      have: entry.progress,
      need,
    }
  }
  return {
    ok: true,
    state: { completed: [...state.completed, key], active: activate(steps[index + 1], level) },
    reward: step.type === 'quest' ? step.reward : null,
  }
}

/** Keys of the banners read: each opens its pages (specification, section 2). */
export function unlockedBanners(steps: readonly TutorialStep[], state: TutorialState): string[] {
  return state.completed.filter((key) => stepOf(steps, key)?.type === 'banner')
}
