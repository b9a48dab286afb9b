import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { completeStep, questOf, startTutorial, type TutorialStep } from '#rules/quests/tutorial.ts'
import { type Use, use } from './use.ts'

const STEPS: readonly TutorialStep[] = TUTORIAL

function nothingIn(step: TutorialStep): string | null {
  if (step.type === 'banner') return null
  const { gold, diamonds, glory, experience } = step.reward
  return gold + diamonds + glory + experience > 0 ? null : 'pays nothing'
}

/** Walks the chain as it opens, each step done to its goal; keys of the steps done. */
function walked(): Set<string> {
  let state = startTutorial(STEPS)
  while (state.active[0] !== undefined) {
    const { key } = state.active[0]
    const quest = questOf(STEPS, key)
    if (quest === undefined) break
    const active = state.active.map((entry) =>
      entry.key === key ? { key, progress: quest.goal.amount } : entry,
    )
    const done = completeStep(STEPS, { ...state, active }, key, LEVEL_MAX)
    if (!done.ok) break
    state = done.state
  }
  return new Set(state.completed)
}

/** Every banner opened and every quest of the tutorial done, in the order in which they open. */
export function tutorialUses(): Use[] {
  const done = walked()
  return STEPS.map((step) =>
    use('tutorial', step.key, () => (done.has(step.key) ? nothingIn(step) : 'never opens')),
  )
}
