import type { LevelUpReward } from '../player/level.ts'
import type { GameEvent } from './game-event.ts'
import { progressAfter, type TutorialGoal } from './tutorial-goals.ts'

/** `experience` in hundredths. */
export type TutorialReward = LevelUpReward & { experience: number }

type Place = {
  key: string
  /** Path under /game that the step opens or leads to; empty for the castle. */
  page: string
  /** Steps that must be completed first. Default: the step before it in the list. */
  after?: readonly string[]
}

/** Opens pages. It is completed by itself together with the last step before it. */
export type TutorialBanner = Place & { type: 'banner' }

/** Is done and pays a reward. */
export type TutorialQuest = Place & {
  type: 'quest'
  title: string
  /** Plain text; a blank line separates paragraphs. */
  content: string
  task: string
  goal: TutorialGoal
  reward: TutorialReward
}

export type TutorialStep = TutorialBanner | TutorialQuest

export type TutorialProgress = { key: string; progress: number }

/**
 * Keys of the completed steps, and quests in the list's order: `active` ones are open (none after the last), `ahead`
 * are those still to open of which something is done already.
 */
export type TutorialState = { completed: string[]; active: TutorialProgress[]; ahead: TutorialProgress[] }

export type TutorialCompletion =
  | { ok: true; state: TutorialState; reward: TutorialReward }
  | { ok: false; code: 'stepNotActive' | 'questNotDone'; message: string; have: number; need: number }

/** The quest of this key, if there is one. */
export function questOf(steps: readonly TutorialStep[], key: string): TutorialQuest | undefined {
  const step = steps.find((candidate) => candidate.key === key)
  return step?.type === 'quest' ? step : undefined
}

/** A level quest starts from the level already reached. */
function firstProgress({ goal }: TutorialQuest, level: number): number {
  return goal.type === 'levelReached' ? Math.min(goal.amount, level) : 0
}

/** Keys of the steps that must be completed before the step at this place of the list. */
function neededBefore(steps: readonly TutorialStep[], index: number): readonly string[] {
  const before = steps[index - 1]
  return steps[index]?.after ?? (before === undefined ? [] : [before.key])
}

/** Completes every banner whose turn has come: one may open the next. */
function withBanners(steps: readonly TutorialStep[], completed: readonly string[]): Set<string> {
  const done = new Set(completed)
  for (let before = -1; before < done.size; ) {
    before = done.size
    steps.forEach((step, index) => {
      if (step.type === 'banner' && neededBefore(steps, index).every((key) => done.has(key))) {
        done.add(step.key)
      }
    })
  }
  return done
}

/**
 * Active quests: every one that is not completed and whose required steps are. A step that a later version
 * inserts therefore opens for players who have passed its place. `progress` is what was counted before.
 */
export function tutorialState(
  steps: readonly TutorialStep[],
  completed: readonly string[],
  progress: readonly TutorialProgress[],
  level: number,
): TutorialState {
  const done = withBanners(steps, completed)
  const counted = new Map(progress.map((entry) => [entry.key, entry.progress]))
  const active: TutorialProgress[] = []
  const ahead: TutorialProgress[] = []
  steps.forEach((step, index) => {
    if (step.type === 'banner' || done.has(step.key)) return
    const own = { key: step.key, progress: Math.max(counted.get(step.key) ?? 0, firstProgress(step, level)) }
    if (neededBefore(steps, index).every((key) => done.has(key))) active.push(own)
    else if (counted.has(step.key)) ahead.push(own)
  })
  return { completed: [...done], active, ahead }
}

/** A newcomer's state: steps without requirements are open. */
export function startTutorial(steps: readonly TutorialStep[]): TutorialState {
  return tutorialState(steps, [], [], 1)
}

/**
 * Counts an event for every quest that is not completed, also for those still to open: what a player has done
 * before need not be done again. Returns the same object when nothing changes.
 */
export function advanceTutorial(
  steps: readonly TutorialStep[],
  state: TutorialState,
  event: GameEvent,
): TutorialState {
  const completed = new Set(state.completed)
  const counted = new Map([...state.active, ...state.ahead].map(({ key, progress }) => [key, progress]))
  let changed = false
  for (const step of steps) {
    if (step.type === 'banner' || completed.has(step.key)) continue
    // A level quest starts from the level already reached: nothing to count before it opens.
    if (step.goal.type === 'levelReached' && !counted.has(step.key)) continue
    const before = counted.get(step.key) ?? 0
    const progress = Math.min(step.goal.amount, progressAfter(step.goal, before, event))
    if (progress === before) continue
    counted.set(step.key, progress)
    changed = true
  }
  if (!changed) return state
  const progress = [...counted].map(([key, amount]) => ({ key, progress: amount }))
  return tutorialState(steps, state.completed, progress, 1)
}

/**
 * Claims a quest's reward, and opens the steps that waited for it. `level` is the player's, so that a quest for a
 * level already reached is done at once.
 */
export function completeStep(
  steps: readonly TutorialStep[],
  state: TutorialState,
  key: string,
  level: number,
): TutorialCompletion {
  const entry = state.active.find((active) => active.key === key)
  const quest = questOf(steps, key)
  if (entry === undefined || quest === undefined) {
    return { ok: false, code: 'stepNotActive', message: 'Это поручение сейчас недоступно', have: 0, need: 1 }
  }
  const need = quest.goal.amount
  if (entry.progress < need) {
    return {
      ok: false,
      code: 'questNotDone',
      message: 'Поручение ещё не исполнено',
      have: entry.progress,
      need,
    }
  }
  const progress = [...state.active, ...state.ahead]
  return {
    ok: true,
    state: tutorialState(steps, [...state.completed, key], progress, level),
    reward: quest.reward,
  }
}

/** The quests that a banner waits for, through other banners too, in the list's order. */
export function questsBefore(steps: readonly TutorialStep[], key: string): TutorialQuest[] {
  const found = new Set<string>()
  const look = (index: number): void => {
    for (const needed of neededBefore(steps, index)) {
      const at = steps.findIndex((step) => step.key === needed)
      if (steps[at]?.type === 'quest') found.add(needed)
      else if (at >= 0) look(at)
    }
  }
  look(steps.findIndex((step) => step.key === key))
  return steps.filter((step) => step.type === 'quest').filter((quest) => found.has(quest.key))
}
