import { PAGES, type PageKey } from '../pages.ts'

/** Where a quest is done, and the step of the tutorial that opens it there: a page's own. */
export function at<Key extends PageKey>(
  key: Key,
): { page: (typeof PAGES)[Key]['path']; unlock: (typeof PAGES)[Key]['unlock'] } {
  const { path, unlock } = PAGES[key]
  return { page: path, unlock }
}
