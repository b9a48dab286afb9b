import { TUTORIAL } from '../../../../catalogue/tutorial/tutorial.ts'

/** «Откроется после поручения «Войско»»: names the tutorial step that opens a page. */
export function UnlockReason({ unlock }: { unlock: string }) {
  const step = TUTORIAL.find(({ key }) => key === unlock)
  if (!step) return <>Откроется позже, по ходу обучения.</>
  if (step.type === 'quest') return <>Откроется, когда исполните поручение «{step.title}».</>
  return <>Откроется, когда дойдёте до поручения «{step.title}».</>
}
