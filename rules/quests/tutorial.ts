import type { ArmyGroup } from '../army/army.ts'
import type { Difficulty } from '../missions/missions.ts'
import type { LevelUpReward } from '../player/level.ts'
import type { GameEvent, GameEventType } from './game-event.ts'

/** Events that count one each, regardless of their details. */
type PlainGoal = Exclude<GameEventType, 'missionWon' | 'unitsBought' | 'levelReached'>

/** What a quest counts. `levelReached` holds the level itself, the others add up. */
export type TutorialGoal =
  | { type: 'missionWon'; difficulty: Difficulty | null; amount: number }
  | { type: 'unitsBought'; group: ArmyGroup | null; amount: number }
  | { type: 'levelReached'; amount: number }
  | { type: PlainGoal; amount: number }

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
  /** Steps that must be completed first. Default: the step before it in the list. */
  after?: readonly string[]
}

/** A banner is read; a quest is done and pays a reward. */
export type TutorialStep =
  | (StepText & { type: 'banner' })
  | (StepText & { type: 'quest'; goal: TutorialGoal; reward: TutorialReward })

export type TutorialProgress = { key: string; progress: number }

/** Keys of the completed steps, and the active steps in the list's order (none after the last). */
export type TutorialState = { completed: string[]; active: TutorialProgress[] }

export type TutorialCompletion =
  | { ok: true; state: TutorialState; reward: TutorialReward | null }
  | { ok: false; code: 'stepNotActive' | 'questNotDone'; message: string; have: number; need: number }

function stepOf(steps: readonly TutorialStep[], key: string): TutorialStep | undefined {
  return steps.find((step) => step.key === key)
}

/** The count that completes a step: 1 for a banner. */
export function goalAmount(step: TutorialStep): number {
  return step.type === 'quest' ? step.goal.amount : 1
}

/** A banner can be completed at once; a level quest starts from the level already reached. */
function firstProgress(step: TutorialStep, level: number): number {
  if (step.type === 'banner') return 1
  return step.goal.type === 'levelReached' ? Math.min(step.goal.amount, level) : 0
}

function isOpen(steps: readonly TutorialStep[], index: number, completed: ReadonlySet<string>): boolean {
  const before = steps[index - 1]
  const needed = steps[index]?.after ?? (before === undefined ? [] : [before.key])
  return needed.every((key) => completed.has(key))
}

/**
 * Active steps: every step that is not completed and whose required steps are. A step that a later version
 * inserts therefore opens for players who have passed its place. `progress` is what was counted before.
 */
export function tutorialState(
  steps: readonly TutorialStep[],
  completed: readonly string[],
  progress: readonly TutorialProgress[],
  level: number,
): TutorialState {
  const done = new Set(completed)
  const counted = new Map(progress.map((entry) => [entry.key, entry.progress]))
  const active = steps.flatMap((step, index) =>
    done.has(step.key) || !isOpen(steps, index, done)
      ? []
      : [{ key: step.key, progress: Math.max(counted.get(step.key) ?? 0, firstProgress(step, level)) }],
  )
  return { completed: [...completed], active }
}

/** A newcomer's state: steps without requirements are active. */
export function startTutorial(steps: readonly TutorialStep[]): TutorialState {
  return tutorialState(steps, [], [], 1)
}

function progressAfter(goal: TutorialGoal, progress: number, event: GameEvent): number {
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

/** Counts an event for the active steps. Returns the same object when nothing changes. */
export function advanceTutorial(
  steps: readonly TutorialStep[],
  state: TutorialState,
  event: GameEvent,
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
 * Completes a banner or claims a quest's reward, and opens the steps that waited for it. `level` is the
 * player's, so that a quest for a level already reached is done at once.
 */
export function completeStep(
  steps: readonly TutorialStep[],
  state: TutorialState,
  key: string,
  level: number,
): TutorialCompletion {
  const entry = state.active.find((active) => active.key === key)
  const step = stepOf(steps, key)
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
    state: tutorialState(steps, [...state.completed, key], state.active, level),
    reward: step.type === 'quest' ? step.reward : null,
  }
}

/** Keys of the banners read. Each opens its pages (docs/game.md §2). */
export function unlockedBanners(steps: readonly TutorialStep[], state: TutorialState): string[] {
  return state.completed.filter((key) => stepOf(steps, key)?.type === 'banner')
}
