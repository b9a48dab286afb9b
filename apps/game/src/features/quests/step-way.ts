import { PAGE_PARTS, PAGES } from '#catalogue/pages.ts'
import type { TutorialStep } from '#generated/types.ts'
import { keysOf } from '../../shell/keys-of.ts'
import { pageAddress } from '../../shell/page-address.ts'

export type Way = { to: string; label: string }

function keyAt(path: string | null) {
  return keysOf(PAGES).find((key) => PAGES[key].path === path)
}

/** The page of a quest and its link's text. Null when any page will do. */
export function wayOf({ page }: Pick<TutorialStep, 'page'>): Way | null {
  const { tasks } = PAGE_PARTS
  if (page === tasks.path) return { to: pageAddress('castle', { search: 'tasks=daily' }), label: tasks.to }
  const key = keyAt(page)
  if (key === undefined) return null
  // All others at the castle are about taxes, whose collectors are sent from there.
  const { hash, to } = key === 'castle' ? PAGE_PARTS.taxes : { hash: '', to: PAGES[key].to }
  return { to: pageAddress(key, { hash }), label: to }
}
