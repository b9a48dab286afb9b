import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { questsBefore } from '#rules/quests/tutorial.ts'

/** When a page opens, in two words: «с 4-го уровня» or «скоро». */
export function opensAt(unlock: string): string {
  const goal = questsBefore(TUTORIAL, unlock).at(-1)?.goal
  return goal?.type === 'levelReached' ? `с\u00a0${goal.amount}-го уровня` : 'скоро'
}
