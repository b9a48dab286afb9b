import type { BuildingsData } from '../../../../../generated/types.ts'

/** Where a building leads, or what it waits for: a banner of the tutorial, or the lord's level. */
type WayIn =
  | { kind: 'open'; to: string }
  | { kind: 'banner'; unlock: string }
  | { kind: 'level'; level: number }

/** Buildings that are pages of their own once they stand; the others are shown on the page of the buildings. */
const OWN_PAGES: Partial<
  Record<BuildingsData['buildings'][number]['building'], { to: string; unlock: string }>
> = {
  storage: { to: '/game/inventory', unlock: 'storageOpenBanner' },
  forge: { to: '/game/forge', unlock: 'forgeOpenBanner' },
}

/** The banner that opens the page of the buildings. */
export const BUILDINGS_BANNER = 'buildingsOpenBanner'

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
  if (level > 0 && own && unlocks.includes(own.unlock)) return { kind: 'open', to: own.to }
  if (!unlocks.includes(BUILDINGS_BANNER)) return { kind: 'banner', unlock: BUILDINGS_BANNER }
  if (level === 0 && lordLevel < needsLevel) return { kind: 'level', level: needsLevel }
  return { kind: 'open', to: `/game/buildings#${building}` }
}
