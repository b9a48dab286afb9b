import type { OperationId } from '#generated/operations.ts'
import type { Result } from '#server/platform/http/handlers/operation-types.ts'
import { sql, sqlUnprepared, trustedText } from '#server/platform/sql.ts'
import type { CallOptions } from '../../support/open-game.ts'

/** Every call that answers with a list of rows. */
export type ListOperation = {
  [Op in OperationId]: Result<Op> extends readonly unknown[] | { readonly items: readonly unknown[] }
    ? Op
    : never
}[OperationId]

/** What stands in a row after something has gone wrong. */
export type Spoiled = {
  readonly table: string
  readonly column: string
  readonly value: string
  /** Chooses one row. By default the last one of the table. */
  readonly where?: string
}

export type ListCase = {
  readonly spoiled: Spoiled
  readonly options?: CallOptions
  /** The row is shown without its spoiled part. */
  readonly isShown?: boolean
  /** The name of the bulkhead. */
  readonly what: string
}

/** A time that a Date does not hold. */
function never(table: string, column: string, where?: string): Spoiled {
  return { table, column, value: 'infinity', where }
}

const OTHER_CASTLE = 'id = (SELECT max(id) FROM player)'

function ofPlayer(playerId: number): CallOptions {
  return { query: { filter: JSON.stringify({ playerId }) } }
}

/** Ids of what the lord has, in the game of the test. */
export type Subjects = {
  readonly lordId: number
  readonly guildTag: string
  readonly guideId: number
  readonly challengeId: number
}

/** A spoiled row for each list. A list that shows no stored rows says why. */
export function listCases(of: Subjects): Readonly<Record<ListOperation, ListCase | string>> {
  const guild = { params: { guildTag: of.guildTag } }
  const console = ofPlayer(of.lordId)
  return {
    listNeighbours: { spoiled: never('player', 'last_seen_at', OTHER_CASTLE), what: 'neighbours' },
    listDonateOrders: {
      spoiled: never(
        'donate_order',
        'created_at',
        `id = (SELECT max(id) FROM donate_order WHERE player_id = ${of.lordId})`,
      ),
      what: 'orders',
    },
    listDonateOrdersForAdmin: {
      spoiled: never('donate_order', 'created_at'),
      options: console,
      what: 'orders',
    },
    listDonatePaymentsForAdmin: { spoiled: never('donate_payment', 'received_at'), what: 'payments' },
    listMarketLots: {
      spoiled: never('market_lot', 'ends_at'),
      options: { params: { marketKey: 'gear' } },
      what: 'lots',
    },
    listMyMarketLots: { spoiled: never('market_lot', 'ends_at'), what: 'lots' },
    listOpponents: {
      spoiled: { table: 'raid_spying', column: 'seen', value: '{}' },
      isShown: true,
      what: 'spyings',
    },
    listCrusades: { spoiled: never('crusade', 'created_at'), what: 'open crusades' },
    listGuildFoundings: { spoiled: never('guild_founding', 'ends_at'), what: 'guild foundings' },
    listGuildJoinRequests: {
      spoiled: never('guild_request', 'sent_at'),
      options: guild,
      what: 'guild requests',
    },
    listGuildMembers: { spoiled: never('guild_member', 'joined_at'), options: guild, what: 'guild members' },
    listGuildHistory: {
      spoiled: never('guild_history', 'created_at'),
      options: guild,
      what: 'guild history',
    },
    listGuildWeeks: 'sums of each week',
    getCurrentChallenge: { spoiled: never('player', 'last_seen_at', OTHER_CASTLE), what: 'contestants' },
    listChallengeHistory: {
      spoiled: never('challenge', 'ends_at', `id = ${of.challengeId}`),
      what: 'past challenges',
    },
    getPastChallenge: {
      spoiled: never('player', 'last_seen_at', OTHER_CASTLE),
      options: { params: { challengeId: of.challengeId } },
      what: 'contestants',
    },
    listChallengeRecords: 'one line for each type of challenge',
    listFights: {
      spoiled: {
        table: 'fight',
        column: 'rewards',
        value: '{"experience":1,"gold":"много","diamonds":0,"glory":0,"resources":[]}',
        where: `attacker_id = ${of.lordId}`,
      },
      what: 'fights',
    },
    listMoneyHistory: {
      spoiled: never(
        'money_entry',
        'created_at',
        `id = (SELECT max(id) FROM money_entry WHERE player_id = ${of.lordId})`,
      ),
      what: 'money history',
    },
    listItemHistory: {
      spoiled: {
        table: 'gear_entry',
        column: 'created_at',
        value: '-infinity',
        where: `id = (SELECT max(id) FROM gear_entry WHERE player_id = ${of.lordId})`,
      },
      what: 'item history',
    },
    listTopPlayers: { spoiled: never('player', 'last_seen_at', OTHER_CASTLE), what: 'top players' },
    listPlayersByName: {
      spoiled: never('player', 'last_seen_at', OTHER_CASTLE),
      options: { query: { name: 'Player' } },
      what: 'top players',
    },
    listTopGuilds: 'numbers and names only, which cannot fail',
    listGuildsByName: 'numbers and names only, which cannot fail',
    listNews: { spoiled: never('news_revision', 'saved_at'), what: 'news' },
    listNewsForAdmin: { spoiled: never('news_revision', 'saved_at'), what: 'news' },
    listNewsRevisionsForAdmin: { spoiled: never('news_revision', 'saved_at'), what: 'news' },
    listOwnReactions: 'numbers and names only, which cannot fail',
    listLegalTextsForAdmin: 'one row for each page',
    listLegalVersionsForAdmin: { spoiled: never('legal_version', 'published_at'), what: 'legal versions' },
    listNotifications: {
      spoiled: never(
        'notification',
        'created_at',
        `id = (SELECT max(id) FROM notification WHERE player_id = ${of.lordId})`,
      ),
      what: 'notifications',
    },
    listSessions: {
      spoiled: never(
        'session',
        'last_seen_at',
        `id = (SELECT id FROM session WHERE player_id = ${of.lordId} ORDER BY created_at DESC LIMIT 1)`,
      ),
      what: 'sessions',
    },
    listPersonalTokens: { spoiled: never('personal_token', 'created_at'), what: 'personal tokens' },
    listPlayersForAdmin: {
      spoiled: never('player', 'created_at', OTHER_CASTLE),
      what: 'players for administrators',
    },
    listMoneyEntriesForAdmin: {
      spoiled: never(
        'money_entry',
        'created_at',
        `id = (SELECT max(id) FROM money_entry WHERE player_id = ${of.lordId})`,
      ),
      options: console,
      what: 'money for administrators',
    },
    listAuditEntriesForAdmin: { spoiled: never('admin_action', 'created_at'), what: 'audit entries' },
    listAlikeNamesForAdmin: 'numbers and names only, which cannot fail',
    listCorrectionsForAdmin: { spoiled: never('correction', 'created_at'), what: 'corrections' },
    getPlayerAtForAdmin: 'sums of the histories',
    listPlayerSessionsForAdmin: {
      spoiled: never(
        'session',
        'last_seen_at',
        `id = (SELECT id FROM session WHERE player_id = ${of.lordId} ORDER BY created_at DESC LIMIT 1)`,
      ),
      options: console,
      what: 'sessions for administrators',
    },
    listItemEntriesForAdmin: {
      spoiled: never(
        'gear_entry',
        'created_at',
        `id = (SELECT max(id) FROM gear_entry WHERE player_id = ${of.lordId})`,
      ),
      options: console,
      what: 'items for administrators',
    },
    listPlayerFightsForAdmin: {
      spoiled: never('fight', 'created_at', `attacker_id = ${of.lordId}`),
      options: console,
      what: 'fights for administrators',
    },
    listPlayerNotesForAdmin: { spoiled: never('player_note', 'created_at'), options: console, what: 'notes' },
    listGuides: { spoiled: never('guide', 'published_at'), what: 'guides' },
    listGuidesForEditor: { spoiled: never('guide_revision', 'saved_at'), what: 'guides' },
    listGuideRevisions: {
      spoiled: never('guide_revision', 'saved_at'),
      options: { params: { guideId: of.guideId } },
      what: 'guides',
    },
    listTipsForAdmin: {
      spoiled: { table: 'text_revision', column: 'words', value: '{"title":5}', where: "kind = 'TIP'" },
      options: { query: { filter: '{"id":["gold","glory"]}' } },
      what: 'texts',
    },
    listTipRevisionsForAdmin: {
      spoiled: { table: 'text_revision', column: 'words', value: '{"title":5}', where: "kind = 'TIP'" },
      what: 'texts',
    },
    listTutorialTextsForAdmin: {
      spoiled: { table: 'text_revision', column: 'words', value: '{"title":5}', where: "kind = 'TUTORIAL'" },
      options: { query: { range: '[0,99]' } },
      what: 'texts',
    },
    listTutorialRevisionsForAdmin: {
      spoiled: { table: 'text_revision', column: 'words', value: '{"title":5}', where: "kind = 'TUTORIAL'" },
      what: 'texts',
    },
    listAppSettingsForAdmin: 'one row for each setting; a value that does not fit counts as the default',
    listAppSettingRevisionsForAdmin: {
      spoiled: never('app_setting_revision', 'saved_at'),
      what: 'settings of the game',
    },
  }
}

/** Spoils a row behind the game's back. Returns what undoes it. */
export async function spoil({ table, column, value, where }: Spoiled): Promise<() => Promise<unknown>> {
  const row = trustedText(where ?? `ctid = (SELECT max(ctid) FROM ${table})`)
  const [found] = await sqlUnprepared<{ before: string }>`
    SELECT ${trustedText(column)}::text AS before FROM ${trustedText(table)} WHERE ${row}`
  if (!found) throw new Error(`There is no row of ${table} to spoil`)
  const [type] = await sql<{ type: string }>`
    SELECT data_type AS type FROM information_schema.columns WHERE table_name = ${table} AND column_name = ${column}`
  // The journal of administrators can only be added to.
  const guards = (state: 'DISABLE' | 'ENABLE') =>
    sqlUnprepared`ALTER TABLE ${trustedText(table)} ${trustedText(state)} TRIGGER USER`
  const write = async (text: string, which: ReturnType<typeof trustedText>) => {
    await guards('DISABLE')
    await sqlUnprepared`
      UPDATE ${trustedText(table)} SET ${trustedText(column)} = ${text}::text::${trustedText(type?.type ?? 'text')}
      WHERE ${which}`
    await guards('ENABLE')
  }
  await write(value, row)
  const spoiledOne = trustedText(where ?? `${column}::text = '${value}'`)
  return () => write(found.before, spoiledOne)
}
