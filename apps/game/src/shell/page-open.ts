import { PAGE_PARTS, PAGES, type PageKey, type PagePartKey } from '#catalogue/pages.ts'
import { useGameData } from '../live/use-game-data.ts'

/** The tutorial steps that the player has completed. Undefined while unknown. */
type Unlocks = readonly string[] | undefined

/** Whether the tutorial has opened a page. Pages without an unlock are open even while `unlocks` is unknown. */
export function isPageOpen(unlocks: Unlocks, key: PageKey): boolean {
  const { unlock } = PAGES[key]
  return unlock === null || (unlocks?.includes(unlock) ?? false)
}

export function isPartOpen(unlocks: Unlocks, key: PagePartKey): boolean {
  return unlocks?.includes(PAGE_PARTS[key].unlock) ?? false
}

/** `isPageOpen` for the logged-in player, live. */
export function usePageOpen(key: PageKey): boolean {
  return isPageOpen(useGameData('playerLayout').data?.unlocks, key)
}
