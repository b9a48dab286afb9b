import type { TutorialStep } from '../rules/tutorial.ts'
import { TUTORIAL_COMMANDER } from './tutorial-commander.ts'
import { TUTORIAL_FIRST_STEPS } from './tutorial-first-steps.ts'

/** The chain in its order: a step opens when the one before it is done. */
export const TUTORIAL: readonly TutorialStep[] = [...TUTORIAL_FIRST_STEPS, ...TUTORIAL_COMMANDER]
