import { useEffect, useRef } from 'react'
import type { QuestsData } from '#generated/types.ts'
import { notify } from '../../shell/notify.ts'
import { areTasksOpen } from './waiting.ts'

/** Titles of the tasks with a reward to take, by a unique key. */
function doneOf({ daily, infinite }: QuestsData): Map<string, string> {
  return new Map([
    ...daily
      .filter(({ isDone, isClaimed }) => isDone && !isClaimed)
      .map(({ questKey, title }): [string, string] => [questKey, title]),
    ...infinite
      .filter(({ isDone, isLocked }) => isDone && !isLocked)
      .map(({ kind, stage, title }): [string, string] => [
        `${kind} ${stage}`,
        `${title}, ${stage}-я\u00a0ступень`,
      ]),
  ])
}

/** Shows a toast on any page when a task is done: its reward is taken in the castle. */
export function useTaskNews(quests: QuestsData | undefined): void {
  const known = useRef<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    if (!quests) return
    const before = known.current
    known.current = doneOf(quests)
    if (!before || !areTasksOpen(quests)) return
    for (const [task, title] of known.current) {
      if (!before.has(task)) notify('info', `Поручение исполнено: ${title}`, 'Награда ждёт в замке.')
    }
  }, [quests])
}
