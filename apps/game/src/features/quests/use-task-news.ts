import { useEffect, useRef } from 'react'
import type { QuestsData } from '../../../../../generated/types.ts'
import { notify } from '../../shell/notify.ts'
import { areTasksOpen } from './waiting.ts'

/** Tasks that are done and not paid, by what tells them apart, with what is said of them. */
function doneOf({ daily, infinite }: QuestsData): Map<string, string> {
  return new Map([
    ...daily
      .filter(({ isDone, isClaimed }) => isDone && !isClaimed)
      .map(({ questKey, title }): [string, string] => [questKey, title]),
    ...infinite
      .filter(({ isDone, isLocked }) => isDone && !isLocked)
      .map(({ kind, stage, title }): [string, string] => [
        `${kind} ${stage}`,
        `${title}, ${stage}\u00a0ступень`,
      ]),
  ])
}

/** Says, wherever one is, that a task is done and its reward waits in the castle. */
export function useTaskNews(quests: QuestsData | undefined): void {
  const known = useRef<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    if (!quests) return
    const before = known.current
    known.current = doneOf(quests)
    if (!before || !areTasksOpen(quests)) return
    for (const [task, title] of known.current) {
      if (!before.has(task)) notify('info', `Задание исполнено: ${title}`, 'Награда ждёт в замке.')
    }
  }, [quests])
}
