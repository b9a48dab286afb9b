import { PAGE_PARTS, PAGES } from '../../../../../catalogue/pages.ts'
import type { TutorialStep } from '../../../../../generated/types.ts'
import { keysOf } from '../../shell/keys-of.ts'
import { pageAddress } from '../../shell/page-address.ts'

export type Way = { to: string; label: string }

function keyAt(path: string | null) {
  return keysOf(PAGES).find((key) => PAGES[key].path === path)
}

/** The page of a quest and its link's text. Null when any page will do. */
export function wayOf({ page }: Pick<TutorialStep, 'page'>): Way | null {
  const key = keyAt(page)
  if (key === undefined) return null
  // The only quests at the castle are about taxes, whose collectors are sent from there.
  const { hash, to } = key === 'castle' ? PAGE_PARTS.taxes : { hash: '', to: PAGES[key].to }
  return { to: pageAddress(key, { hash }), label: to }
}

/** Title of the page that a banner opens. Undefined if it opens none. The castle is always open. */
export function openedPage({ type, page }: Pick<TutorialStep, 'type' | 'page'>): string | undefined {
  const key = keyAt(page)
  return type === 'banner' && key !== undefined && key !== 'castle' ? PAGES[key].title : undefined
}
