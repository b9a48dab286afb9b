// Generated from apps/game/src/features/*/pages.ts by npm run generate. Do not edit.
import type { PageKey } from '#catalogue/pages.ts'
import { armyPages } from '../features/army/pages.ts'
import { buildingsPages } from '../features/buildings/pages.ts'
import { challengesPages } from '../features/challenges/pages.ts'
import { craftPages } from '../features/craft/pages.ts'
import { crusadesPages } from '../features/crusades/pages.ts'
import { donatePages } from '../features/donate/pages.ts'
import { fightsPages } from '../features/fights/pages.ts'
import { forgePages } from '../features/forge/pages.ts'
import { guildsPages } from '../features/guilds/pages.ts'
import { historyPages } from '../features/history/pages.ts'
import { inventoryPages } from '../features/inventory/pages.ts'
import { marketPages } from '../features/market/pages.ts'
import { missionsPages } from '../features/missions/pages.ts'
import { playerPages } from '../features/player/pages.ts'
import { raidsPages } from '../features/raids/pages.ts'
import { settingsPages } from '../features/settings/pages.ts'
import { shopPages } from '../features/shop/pages.ts'
import { skillsPages } from '../features/skills/pages.ts'
import { toplistsPages } from '../features/toplists/pages.ts'
import type { PageView } from '../shell/feature-pages.ts'

/** A `Record`, so the compiler requires every page of the catalogue. */
export const PAGE_VIEWS: Record<PageKey, PageView> = {
  ...armyPages,
  ...buildingsPages,
  ...challengesPages,
  ...craftPages,
  ...crusadesPages,
  ...donatePages,
  ...fightsPages,
  ...forgePages,
  ...guildsPages,
  ...historyPages,
  ...inventoryPages,
  ...marketPages,
  ...missionsPages,
  ...playerPages,
  ...raidsPages,
  ...settingsPages,
  ...shopPages,
  ...skillsPages,
  ...toplistsPages,
}
