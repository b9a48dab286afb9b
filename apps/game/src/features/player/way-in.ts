import { PAGES, type PageKey } from '#catalogue/pages.ts'
import type { BuildingsData } from '#generated/types.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { isPageOpen } from '../../shell/page-open.ts'

/** A building's link, or what it waits for: a banner of the tutorial, or a level. */
type WayIn =
  | { kind: 'open'; to: string }
  | { kind: 'banner'; unlock: string }
  | { kind: 'level'; level: number }

/** Built buildings with a page of their own. The others are shown on the page of buildings. */
const OWN_PAGES: Partial<Record<BuildingsData['buildings'][number]['building'], PageKey>> = {
  storage: 'inventory',
  forge: 'forge',
}

export function wayIn(
  {
    building,
    level,
    needsLevel,
  }: Pick<BuildingsData['buildings'][number], 'building' | 'level' | 'needsLevel'>,
  lordLevel: number,
  unlocks: readonly string[],
): WayIn {
  const own = OWN_PAGES[building]
  if (level > 0 && own && isPageOpen(unlocks, own)) return { kind: 'open', to: pageAddress(own) }
  if (!isPageOpen(unlocks, 'buildings')) return { kind: 'banner', unlock: PAGES.buildings.unlock }
  if (level === 0 && lordLevel < needsLevel) return { kind: 'level', level: needsLevel }
  return { kind: 'open', to: pageAddress('buildings', { hash: building }) }
}
