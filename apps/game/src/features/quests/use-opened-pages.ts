import { useEffect, useRef } from 'react'
import { PAGE_PARTS, PAGES } from '#catalogue/pages.ts'
import type { QuestsData } from '#generated/types.ts'
import { notify } from '../../shell/notify.ts'

/** Titles of the pages and parts of pages that these steps open, each once. */
export function openedTitles(stepKeys: readonly string[]): string[] {
  const places = [...Object.values(PAGES), ...Object.values(PAGE_PARTS)]
  const opened = places.filter(({ unlock }) => unlock !== null && stepKeys.includes(unlock))
  return [...new Set(opened.map(({ title }) => title))]
}

/** Shows a toast on any page when a completed step opens pages. */
export function useOpenedPages(quests: QuestsData | undefined): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!quests) return
    const before = known.current
    known.current = new Set(quests.completed)
    if (!before) return
    const titles = openedTitles(quests.completed.filter((key) => !before.has(key)))
    if (titles.length > 0) notify('info', `Открыто: ${titles.join(', ')}`)
  }, [quests])
}
