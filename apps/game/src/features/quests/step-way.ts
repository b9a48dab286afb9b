import { PAGE_PARTS, PAGES } from '../../../../../catalogue/pages.ts'
import type { TutorialStep } from '../../../../../generated/types.ts'
import { keysOf } from '../../shell/keys-of.ts'
import { pageAddress } from '../../shell/page-address.ts'

export type Way = { to: string; label: string }

function keyAt(path: string | null) {
  return keysOf(PAGES).find((key) => PAGES[key].path === path)
}

/** Where a quest is done: its page and the words that lead there; null when any page will do. */
export function wayOf({ page }: Pick<TutorialStep, 'page'>): Way | null {
  const key = keyAt(page)
  if (key === undefined) return null
  // At the castle only taxes are asked for: collectors are sent from there.
  const { hash, to } = key === 'castle' ? PAGE_PARTS.taxes : { hash: '', to: PAGES[key].to }
  return { to: pageAddress(key, { hash }), label: to }
}

/** Title of the page that a banner opens; undefined when it opens none: the castle is open from the first. */
export function openedPage({ type, page }: Pick<TutorialStep, 'type' | 'page'>): string | undefined {
  const key = keyAt(page)
  return type === 'banner' && key !== undefined && key !== 'castle' ? PAGES[key].title : undefined
}
