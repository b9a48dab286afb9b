// Generated from server/domains/*/handlers.ts by npm run generate. Do not edit.
import type { ApiHandlers } from '../platform/http/handlers/handlers.ts'
import { adminHandlers } from './admin/handlers.ts'
import { appconfigHandlers } from './appconfig/handlers.ts'
import { armyHandlers } from './army/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { buildingsHandlers } from './buildings/handlers.ts'
import { challengesHandlers } from './challenges/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { craftHandlers } from './craft/handlers.ts'
import { crusadesHandlers } from './crusades/handlers.ts'
import { donateHandlers } from './donate/handlers.ts'
import { drawsHandlers } from './draws/handlers.ts'
import { energyHandlers } from './energy/handlers.ts'
import { fightsHandlers } from './fights/handlers.ts'
import { forgeHandlers } from './forge/handlers.ts'
import { guidesHandlers } from './guides/handlers.ts'
import { guildsHandlers } from './guilds/handlers.ts'
import { historyHandlers } from './history/handlers.ts'
import { inventoryHandlers } from './inventory/handlers.ts'
import { knowledgeHandlers } from './knowledge/handlers.ts'
import { legalHandlers } from './legal/handlers.ts'
import { liveHandlers } from './live/handlers.ts'
import { marketHandlers } from './market/handlers.ts'
import { missionsHandlers } from './missions/handlers.ts'
import { notificationsHandlers } from './notifications/handlers.ts'
import { playerHandlers } from './player/handlers.ts'
import { questsHandlers } from './quests/handlers.ts'
import { raidsHandlers } from './raids/handlers.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { shopHandlers } from './shop/handlers.ts'
import { skillsHandlers } from './skills/handlers.ts'
import { statisticsHandlers } from './statistics/handlers.ts'
import { taxesHandlers } from './taxes/handlers.ts'
import { textsHandlers } from './texts/handlers.ts'
import { toplistsHandlers } from './toplists/handlers.ts'

/** Every operation of the contract, by domain. */
export const handlers = {
  ...adminHandlers,
  ...appconfigHandlers,
  ...armyHandlers,
  ...authHandlers,
  ...buildingsHandlers,
  ...challengesHandlers,
  ...contentHandlers,
  ...craftHandlers,
  ...crusadesHandlers,
  ...donateHandlers,
  ...drawsHandlers,
  ...energyHandlers,
  ...fightsHandlers,
  ...forgeHandlers,
  ...guidesHandlers,
  ...guildsHandlers,
  ...historyHandlers,
  ...inventoryHandlers,
  ...knowledgeHandlers,
  ...legalHandlers,
  ...liveHandlers,
  ...marketHandlers,
  ...missionsHandlers,
  ...notificationsHandlers,
  ...playerHandlers,
  ...questsHandlers,
  ...raidsHandlers,
  ...settingsHandlers,
  ...shopHandlers,
  ...skillsHandlers,
  ...statisticsHandlers,
  ...taxesHandlers,
  ...textsHandlers,
  ...toplistsHandlers,
} satisfies ApiHandlers
