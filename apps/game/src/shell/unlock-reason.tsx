import { TUTORIAL } from '../../../../catalogue/tutorial/tutorial.ts'
import { questOf, questsBefore } from '../../../../rules/quests/tutorial.ts'

/** «Откроется после поручения «Наймите людей»»: names the last quest that a page waits for. */
export function UnlockReason({ unlock }: { unlock: string }) {
  const quest = questOf(TUTORIAL, unlock) ?? questsBefore(TUTORIAL, unlock).at(-1)
  return quest ? <>Откроется после поручения «{quest.title}».</> : <>Откроется позже, по ходу поручений.</>
}
