import type { OperationId } from '#generated/operations.ts'

/**
 * The reads that standbys may answer: those that may be some seconds old. Everything else is read at the primary, also what belongs
 * into this list at first sight:
 * - tips, texts, settings and the knowledge base: each process reads them at the primary together with their revision;
 * - lists that a live event fetches again, such as the market: the event may be ahead of a standby;
 * - what the console edits (texts, news, guides, a player's roles): a form with old values would write them back;
 * - sessions, orders that are about to be refunded, legal texts.
 */
export const STANDBY_READS = [
  'listNews',
  'listGuides',
  'getGuide',
  'listTopPlayers',
  'listPlayersByName',
  'listTopGuilds',
  'listGuildsByName',
  'getStatistics',
  'listPlayersForAdmin',
  'listMoneyEntriesForAdmin',
  'listItemEntriesForAdmin',
  'listAuditEntriesForAdmin',
  'listAlikeNamesForAdmin',
  'listCorrectionsForAdmin',
  'listPlayerFightsForAdmin',
  'listPlayerNotesForAdmin',
  'getPlayerAtForAdmin',
  'getPlayerTiesForAdmin',
  'listDonateOrdersForAdmin',
  'listDonatePaymentsForAdmin',
] as const satisfies readonly OperationId[]

const known = new Set<OperationId>(STANDBY_READS)

export function isStandbyRead(operation: OperationId): boolean {
  return known.has(operation)
}
