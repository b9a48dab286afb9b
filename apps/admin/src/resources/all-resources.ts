import { alikeNames } from './alike-names/resources.ts'
import { appConfig, appConfigRevisions } from './app-config/resources.ts'
import { auditEntries } from './audit/resources.ts'
import type { ConsoleResources } from './console-resource.ts'
import { donateOrders, donatePayments } from './donate/resources.ts'
import { tip, tipRevisions, tutorial, tutorialRevisions } from './knowledge-base/resources.ts'
import { legal, legalVersions } from './legal/resources.ts'
import { news, newsRevisions } from './news/resources.ts'
import {
  corrections,
  itemEntries,
  moneyEntries,
  playerFights,
  playerNotes,
  playerSessions,
  players,
} from './players/resources.ts'

/** Every resource of the console. Those of the menu stand in its order. */
export const RESOURCES: ConsoleResources = {
  players,
  'money-entries': moneyEntries,
  'player-sessions': playerSessions,
  'item-entries': itemEntries,
  'player-fights': playerFights,
  'player-notes': playerNotes,
  corrections,
  'alike-names': alikeNames,
  'donate-orders': donateOrders,
  'donate-payments': donatePayments,
  'knowledge-base/tutorial': tutorial,
  'knowledge-base/tutorial-revisions': tutorialRevisions,
  'knowledge-base/tip': tip,
  'knowledge-base/tip-revisions': tipRevisions,
  'content/news': news,
  'news-revisions': newsRevisions,
  'audit-entries': auditEntries,
  'app-config': appConfig,
  'app-config-revisions': appConfigRevisions,
  legal,
  'legal-versions': legalVersions,
}
