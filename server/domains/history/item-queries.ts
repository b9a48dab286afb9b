import type { ItemSource } from '#generated/types.ts'
import type { ItemKind } from '../../game/items/item-name.ts'
import { ITEM_KINDS } from '../../game/items/item-name.ts'
import { part, type SqlPart, sql, trustedText } from '../../platform/sql.ts'
import { type ItemPlace, idBoundOf } from './item-cursor.ts'

export type ItemAction = 'RECEIVED' | 'REMOVED'
const ITEM_ACTIONS = ['RECEIVED', 'REMOVED'] as const

export type ItemEntryRow = ItemPlace & {
  readonly action: ItemAction
  readonly amount: number
  readonly source: ItemSource
  /** The model of gear, the resource or the consumable. */
  readonly itemId: number
  readonly gearEntityId: number | null
  readonly reference: string | null
}

/** The filter; a missing field matches everything. */
export type ItemFilter = {
  readonly kind?: ItemKind | undefined
  readonly action?: ItemAction | undefined
  readonly source?: string | undefined
}

/** The same columns from each of the three histories. */
const historyOf = {
  gear: trustedText(`'gear' AS kind, id, action, 1 AS amount, source, gear_id AS item_id, gear_entity_id, reference,
    created_at FROM gear_entry`),
  resource: trustedText(`'resource' AS kind, id, action, amount, source, resource_id AS item_id,
    NULL::bigint AS gear_entity_id, reference, created_at FROM resource_entry`),
  consumable: trustedText(`'consumable' AS kind, id, action, amount, source, consumable_id AS item_id,
    NULL::bigint AS gear_entity_id, reference, created_at FROM consumable_entry`),
} satisfies Record<ItemKind, SqlPart>

type Asked = {
  readonly playerId: number
  readonly filter: ItemFilter
  readonly after: ItemPlace
  readonly count: number
}

function historyPart(kind: ItemKind, { playerId, filter, after, count }: Asked): SqlPart {
  return part`
  SELECT ${trustedText(String(ITEM_KINDS.indexOf(kind)))} AS rank, entry.*
  FROM unnest(${filter.action ? [filter.action] : [...ITEM_ACTIONS]}::text[]) AS asked_action
  CROSS JOIN LATERAL (
    SELECT ${historyOf[kind]}
    WHERE player_id = ${playerId} AND action = asked_action
      ${filter.source === undefined ? part`` : part`AND source = ${filter.source}`}
      AND (created_at, id) < (${after.createdAt}::timestamptz, ${idBoundOf(after, kind)}::bigint)
    ORDER BY created_at DESC, id DESC LIMIT ${count}
  ) AS entry`
}

/**
 * A player's received and removed items after a place, newest first; one more than `limit`. Each of the three
 * histories is read by one index walk per action, so at most six pages of entries are read.
 */
export function readItemEntries(
  playerId: number,
  filter: ItemFilter,
  after: ItemPlace,
  limit: number,
): Promise<ItemEntryRow[]> {
  const asked = { playerId, filter, after, count: limit + 1 }
  const order = trustedText('ORDER BY created_at DESC, rank, id DESC')
  if (filter.kind) return sql<ItemEntryRow>`${historyPart(filter.kind, asked)} ${order} LIMIT ${limit + 1}`
  return sql<ItemEntryRow>`
    ${historyPart('gear', asked)} UNION ALL ${historyPart('resource', asked)}
    UNION ALL ${historyPart('consumable', asked)} ${order} LIMIT ${limit + 1}`
}

export type ItemSumRow = {
  /** 0 is the oldest day of the summary. */
  readonly day: number
  readonly kind: ItemKind
  readonly received: number
  readonly removed: number
}

function sumPart(kind: ItemKind, playerId: number, start: Date): SqlPart {
  return part`
  SELECT kind, floor(extract(epoch FROM created_at - ${start}::timestamptz) / 86400)::int AS day,
    coalesce(sum(amount) FILTER (WHERE action = 'RECEIVED'), 0)::bigint AS received,
    coalesce(sum(amount) FILTER (WHERE action = 'REMOVED'), 0)::bigint AS removed
  FROM (
    SELECT ${historyOf[kind]}
    WHERE player_id = ${playerId} AND action IN ('RECEIVED', 'REMOVED') AND created_at >= ${start}
  ) AS entry GROUP BY 1, 2`
}

/** Number of items received and removed since the start of a day, by game day and kind. */
export function sumItems(playerId: number, start: Date): Promise<ItemSumRow[]> {
  return sql<ItemSumRow>`
  ${sumPart('gear', playerId, start)} UNION ALL ${sumPart('resource', playerId, start)}
  UNION ALL ${sumPart('consumable', playerId, start)}`
}
