// Generated from server/**/tables.ts by npm run generate. Do not edit.
import { tables as gameAlikeNames } from '../game/alike-names/tables.ts'
import { tables as gameAppconfig } from '../game/appconfig/tables.ts'
import { tables as gameAudit } from '../game/audit/tables.ts'
import { tables as gameChallenges } from '../game/challenges/tables.ts'
import { tables as gameCrusades } from '../game/crusades/tables.ts'
import { tables as gameDraws } from '../game/draws/tables.ts'
import { tables as gameFights } from '../game/fights/tables.ts'
import { tables as gameGuilds } from '../game/guilds/tables.ts'
import { tables as gameItems } from '../game/items/tables.ts'
import { tables as gameListings } from '../game/listings/tables.ts'
import { tables as gameNeighbours } from '../game/neighbours/tables.ts'
import { tables as gameNotifications } from '../game/notifications/tables.ts'
import { tables as gamePlayer } from '../game/player/tables.ts'
import { tables as gamePublicData } from '../game/public-data/tables.ts'
import { tables as gameQuests } from '../game/quests/tables.ts'
import { tables as gameRaids } from '../game/raids/tables.ts'
import { tables as gameReactions } from '../game/reactions/tables.ts'
import { tables as gameSettings } from '../game/settings/tables.ts'
import { tables as gameStandings } from '../game/standings/tables.ts'
import { tables as gameStatistics } from '../game/statistics/tables.ts'
import { tables as gameTexts } from '../game/texts/tables.ts'
import { tables as platformDatabasePartitions } from '../platform/database/partitions/tables.ts'
import type { TableDescription } from '../platform/database/table-description.ts'
import { tables as platformHttpLimits } from '../platform/http/limits/tables.ts'
import { tables as platformHttpProbes } from '../platform/http/probes/tables.ts'
import { tables as platformInvariants } from '../platform/invariants/tables.ts'
import { tables as platformLive } from '../platform/live/tables.ts'
import { tables as platformMail } from '../platform/mail/tables.ts'
import { tables as platformProcesses } from '../platform/processes/tables.ts'
import { tables as platformPush } from '../platform/push/tables.ts'
import { tables as platformSessions } from '../platform/sessions/tables.ts'
import { tables as platform } from '../platform/tables.ts'
import { tables as platformTimers } from '../platform/timers/tables.ts'
import { tables as domainsAdmin } from './admin/tables.ts'
import { tables as domainsAuthEmailChange } from './auth/email-change/tables.ts'
import { tables as domainsAuthSecondFactor } from './auth/second-factor/tables.ts'
import { tables as domainsAuth } from './auth/tables.ts'
import { tables as domainsAuthTelegram } from './auth/telegram/tables.ts'
import { tables as domainsContent } from './content/tables.ts'
import { tables as domainsCraft } from './craft/tables.ts'
import { tables as domainsDonate } from './donate/tables.ts'
import { tables as domainsForge } from './forge/tables.ts'
import { tables as domainsGuides } from './guides/tables.ts'
import { tables as domainsLegal } from './legal/tables.ts'
import { tables as domainsMarket } from './market/tables.ts'
import { tables as domainsMissions } from './missions/tables.ts'
import { tables as domainsPlayer } from './player/tables.ts'
import { tables as domainsRaids } from './raids/tables.ts'
import { tables as domainsSettingsDeletion } from './settings/deletion/tables.ts'

/** What happens with the rows of every table of the database. */
export const tables: readonly TableDescription[] = [
  ...gameAlikeNames,
  ...gameAppconfig,
  ...gameAudit,
  ...gameChallenges,
  ...gameCrusades,
  ...gameDraws,
  ...gameFights,
  ...gameGuilds,
  ...gameItems,
  ...gameListings,
  ...gameNeighbours,
  ...gameNotifications,
  ...gamePlayer,
  ...gamePublicData,
  ...gameQuests,
  ...gameRaids,
  ...gameReactions,
  ...gameSettings,
  ...gameStandings,
  ...gameStatistics,
  ...gameTexts,
  ...platformDatabasePartitions,
  ...platformHttpLimits,
  ...platformHttpProbes,
  ...platformInvariants,
  ...platformLive,
  ...platformMail,
  ...platformProcesses,
  ...platformPush,
  ...platformSessions,
  ...platform,
  ...platformTimers,
  ...domainsAdmin,
  ...domainsAuthEmailChange,
  ...domainsAuthSecondFactor,
  ...domainsAuth,
  ...domainsAuthTelegram,
  ...domainsContent,
  ...domainsCraft,
  ...domainsDonate,
  ...domainsForge,
  ...domainsGuides,
  ...domainsLegal,
  ...domainsMarket,
  ...domainsMissions,
  ...domainsPlayer,
  ...domainsRaids,
  ...domainsSettingsDeletion,
]
