import type { TutorialStep } from '#rules/quests/tutorial.ts'
import type { PagePath } from '../pages.ts'

/** A step whose page exists. */
export type LiveStep = TutorialStep & { page: PagePath }
