import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { questOf, questsBefore } from '#rules/quests/tutorial.ts'
import { Unbroken } from '../ui/values/unbroken.tsx'
import { useChangedTitles } from './quest-titles.tsx'

/** «Откроется после поручения «Наймите людей»»: names the last quest that a page waits for. */
export function UnlockReason({ unlock }: { unlock: string }) {
  const titles = useChangedTitles()
  const quest = questOf(TUTORIAL, unlock) ?? questsBefore(TUTORIAL, unlock).at(-1)
  if (!quest) return <>Откроется позже, по ходу поручений.</>
  return <Unbroken>Откроется после поручения «{titles[quest.key] ?? quest.title}».</Unbroken>
}
