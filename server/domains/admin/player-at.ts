import type { PlayerAt } from '#generated/types.ts'
import { ARMY_GROUPS, armyOf } from '#rules/army/army.ts'
import { CURRENCY_CODES, type Currency, pursesOf } from '#rules/core/currencies.ts'
import { type ItemKind, itemName } from '../../game/items/item-name.ts'
import { armyEntries } from '../../game/player/models.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { now } from '../../platform/clock.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe } from '../../platform/sql.ts'

/** The balance after the last entry of each purse until then. */
function readPurses(playerId: number, instant: Date) {
  return sql<{ currency: Currency; balance: number }>`
    SELECT asked.currency, entry.balance_after AS balance FROM unnest(${[...CURRENCY_CODES]}::text[]) AS asked (currency)
    CROSS JOIN LATERAL (
      SELECT balance_after FROM money_entry
      WHERE player_id = ${playerId} AND money_entry.currency = asked.currency AND created_at <= ${instant}
      ORDER BY id DESC LIMIT 1
    ) AS entry`
}

const armyColumns = someColumnsOf(armyEntries, [...ARMY_GROUPS])

function findArmy(playerId: number, instant: Date) {
  return sqlMaybe<ListedRow<typeof armyColumns>>`
    SELECT ${armyColumns} FROM army_entry
    WHERE player_id = ${playerId} AND created_at <= ${instant} ORDER BY created_at DESC, id DESC LIMIT 1`
}

type HeldRow = {
  readonly kind: ItemKind
  readonly itemId: number
  readonly amount: number
  readonly quality: number | null
  readonly gearEntityId: number | null
}

/** Stacks are received minus removed. An item is there if its last entry received it. Worn items and those on the market count. */
function readItems(playerId: number, instant: Date): Promise<HeldRow[]> {
  return sql<HeldRow>`
    SELECT 'gear' AS kind, gear_id AS item_id, 1::bigint AS amount, quality, gear_entity_id FROM (
      SELECT DISTINCT ON (gear_entity_id) gear_entity_id, gear_id, quality, action FROM gear_entry
      WHERE player_id = ${playerId} AND created_at <= ${instant} ORDER BY gear_entity_id, id DESC
    ) AS item WHERE action = 'RECEIVED'
    UNION ALL
    SELECT 'resource', resource_id, sum(CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END), NULL, NULL FROM resource_entry
    WHERE player_id = ${playerId} AND created_at <= ${instant} GROUP BY resource_id
    HAVING sum(CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END) > 0
    UNION ALL
    SELECT 'consumable', consumable_id, sum(CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END), NULL, NULL FROM consumable_entry
    WHERE player_id = ${playerId} AND created_at <= ${instant} GROUP BY consumable_id
    HAVING sum(CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END) > 0
    ORDER BY kind, item_id, gear_entity_id LIMIT 1000`
}

async function findArmyStart(playerId: number): Promise<Date | undefined> {
  const first = await sqlMaybe<{ createdAt: Date }>`
    SELECT created_at FROM army_entry WHERE player_id = ${playerId} ORDER BY created_at, id LIMIT 1`
  return first?.createdAt
}

/**
 * Purse, army and items of a castle as they were, from the histories; now without an instant. The army is null before its history begins (`armySince`). 400 for
 * the future.
 */
export async function readPlayerAt(playerId: number, asked: Date | undefined): Promise<PlayerAt> {
  const instant = asked ?? now()
  if (instant > now()) throw badRequest([{ path: 'query.instant', message: 'Это время ещё не наступило' }])
  const [purses, army, armySince, items] = await Promise.all([
    readPurses(playerId, instant),
    findArmy(playerId, instant),
    findArmyStart(playerId),
    readItems(playerId, instant),
  ])
  return {
    instant: instant.toISOString(),
    ...pursesOf(({ currency }) => purses.find((one) => one.currency === currency)?.balance ?? 0),
    army: army ? armyOf((group) => army[group]) : null,
    armySince: armySince?.toISOString() ?? null,
    items: items.map((item) => ({ ...item, name: itemName(item.kind, item.itemId) ?? 'Неизвестная вещь' })),
  }
}
