import { PAGE_PARTS, PAGES, type PageKey, type PagePartKey } from '../../../../catalogue/pages.ts'
import { useGameData } from '../live/use-game-data.ts'

/** The steps of the tutorial that a player has completed; undefined while they are not known. */
type Unlocks = readonly string[] | undefined

/** Whether the tutorial has opened a page; what is always open is so before anything is known. */
export function isPageOpen(unlocks: Unlocks, key: PageKey): boolean {
  const { unlock } = PAGES[key]
  return unlock === null || (unlocks?.includes(unlock) ?? false)
}

export function isPartOpen(unlocks: Unlocks, key: PagePartKey): boolean {
  return unlocks?.includes(PAGE_PARTS[key].unlock) ?? false
}

/** `isPageOpen` of the player, live. */
export function usePageOpen(key: PageKey): boolean {
  return isPageOpen(useGameData('playerLayout').data?.unlocks, key)
}
