import type { AdminFight, AdminItemEntry, AdminSession, ItemSource, PlayerNote } from '#generated/types.ts'
import type { FightResult } from '#rules/fight/report.ts'
import type { FightType } from '../../game/fights/models.ts'
import { type ItemKind, itemName } from '../../game/items/item-name.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { COUNTED_MAX, countRows, type Page } from '../../platform/http/handlers/list-range.ts'
import { part, sql, sqlOne, sqlUnprepared, trustedText } from '../../platform/sql.ts'
import { playerNotes } from './models.ts'

const SESSIONS = bulkhead('sessions for administrators')
const ITEMS = bulkhead('items for administrators')
const FIGHTS = bulkhead('fights for administrators')
const NOTES = bulkhead('notes')

type Direction = 'ASC' | 'DESC'

type Counted<Item> = { readonly items: Item[]; readonly count: number }

type SessionRow = {
  readonly id: string
  readonly playerId: number
  readonly device: string | null
  readonly ip: string | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly endedAt: Date | null
}

function viewSession({ device, ip, createdAt, lastSeenAt, endedAt, ...row }: SessionRow): AdminSession {
  return {
    ...row,
    device: (device ?? 'Неизвестное устройство').slice(0, 100),
    address: ip ?? '',
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** Sessions of a player, open and ended ones that are still kept. */
export async function findSessions(
  playerId: number,
  direction: Direction,
  page: Page,
): Promise<Counted<AdminSession>> {
  const rows = await sqlUnprepared<SessionRow>`
    SELECT id, player_id, device, host(ip) AS ip, created_at, last_seen_at,
      coalesce(closed_at, CASE WHEN least(idle_expires_at, expires_at) <= ${now()} THEN least(idle_expires_at, expires_at) END) AS ended_at
    FROM session WHERE player_id = ${playerId}
    ORDER BY created_at ${trustedText(direction)}, id ${trustedText(direction)} LIMIT ${page.limit} OFFSET ${page.offset}`
  return {
    items: viewRows(rows, viewSession, SESSIONS),
    count: await countRows(part`session WHERE player_id = ${playerId}`),
  }
}

type ItemRow = {
  readonly entryId: number
  readonly playerId: number
  readonly kind: ItemKind
  readonly itemId: number
  readonly action: 'RECEIVED' | 'REMOVED'
  readonly amount: number
  readonly source: ItemSource
  readonly gearEntityId: number | null
  readonly reference: string | null
  readonly createdAt: Date
}

function viewItem({ entryId, itemId, createdAt, ...row }: ItemRow): AdminItemEntry {
  return {
    ...row,
    id: `${row.kind}-${entryId}`,
    name: itemName(row.kind, itemId) ?? 'Неизвестная вещь',
    createdAt: createdAt.toISOString(),
  }
}

/** The newest entries of each history up to the end of the page: each is one walk of an index. */
const HISTORIES = {
  gear: trustedText(`SELECT 'gear' AS kind, id AS entry_id, player_id, gear_id AS item_id, action, 1 AS amount, source,
    gear_entity_id, reference, created_at FROM gear_entry`),
  resource:
    trustedText(`SELECT 'resource' AS kind, id AS entry_id, player_id, resource_id AS item_id, action, amount, source,
    NULL::bigint AS gear_entity_id, reference, created_at FROM resource_entry`),
  consumable:
    trustedText(`SELECT 'consumable' AS kind, id AS entry_id, player_id, consumable_id AS item_id, action, amount, source,
    NULL::bigint AS gear_entity_id, reference, created_at FROM consumable_entry`),
} as const

function historyPart(kind: ItemKind, playerId: number, count: number) {
  return part`(${HISTORIES[kind]} WHERE player_id = ${playerId} ORDER BY id DESC LIMIT ${count})`
}

/** The item history of a player, newest first. */
export async function findItemEntries(
  playerId: number,
  kind: ItemKind | undefined,
  { limit, offset }: Page,
): Promise<Counted<AdminItemEntry>> {
  const of = (one: ItemKind, count: number) =>
    historyPart(one, playerId, kind === undefined || kind === one ? count : 0)
  const all = (count: number) =>
    part`${of('gear', count)} UNION ALL ${of('resource', count)} UNION ALL ${of('consumable', count)}`
  const rows = await sql<ItemRow>`
    SELECT * FROM (${all(offset + limit)}) AS entry ORDER BY created_at DESC, kind, entry_id DESC LIMIT ${limit} OFFSET ${offset}`
  return {
    items: viewRows(rows, viewItem, ITEMS),
    count: await countRows(part`(${all(COUNTED_MAX + 1)}) AS entry`),
  }
}

type FightRow = {
  readonly id: number
  readonly playerId: number
  readonly type: FightType
  readonly title: string
  readonly isAttacker: boolean
  readonly result: FightResult
  readonly otherId: number | null
  readonly otherName: string | null
  readonly createdAt: Date
}

/** Raids are named after the castle. */
const fightTitle = part`coalesce(nullif(fight.title, ''),
  (SELECT name FROM player WHERE id = fight.defender_id), fight.input -> 'defender' ->> 'name')`

function viewFight(row: FightRow): AdminFight {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** Fights of a player. */
export async function findFights(
  playerId: number,
  direction: Direction,
  page: Page,
): Promise<Counted<AdminFight>> {
  const rows = await sqlUnprepared<FightRow>`
    SELECT fight.id, log.player_id, fight.type, ${fightTitle} AS title, fight.defender_id IS DISTINCT FROM log.player_id AS is_attacker,
      fight.result, other.id AS other_id, other.name AS other_name, fight.created_at
    FROM fight_log AS log JOIN fight ON fight.id = log.fight_id
    LEFT JOIN player AS other ON other.id = CASE WHEN fight.defender_id = log.player_id THEN fight.attacker_id ELSE fight.defender_id END
    WHERE log.player_id = ${playerId}
    ORDER BY log.fight_id ${trustedText(direction)} LIMIT ${page.limit} OFFSET ${page.offset}`
  return {
    items: viewRows(rows, viewFight, FIGHTS),
    count: await countRows(part`fight_log WHERE player_id = ${playerId}`),
  }
}

type NoteRow = Omit<PlayerNote, 'createdAt'> & { readonly createdAt: Date }

const shownNotes = part`SELECT note.id, note.player_id, note.text, note.by_id, player.name AS by_name, note.created_at
  FROM player_note AS note JOIN player ON player.id = note.by_id`

function viewNote(row: NoteRow): PlayerNote {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** Notes about a player. */
export async function findNotes(
  playerId: number,
  direction: Direction,
  page: Page,
): Promise<Counted<PlayerNote>> {
  const rows = await sqlUnprepared<NoteRow>`
    ${shownNotes} WHERE note.player_id = ${playerId}
    ORDER BY note.id ${trustedText(direction)} LIMIT ${page.limit} OFFSET ${page.offset}`
  return {
    items: viewRows(rows, viewNote, NOTES),
    count: await countRows(part`player_note WHERE player_id = ${playerId}`),
  }
}

/** Writes a note and returns it. */
export async function createNote(playerId: number, byId: number, text: string): Promise<PlayerNote> {
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO ${newRowOf(playerNotes, { playerId, byId, text, createdAt: now() })} RETURNING id`
  return viewNote(await sqlOne<NoteRow>`${shownNotes} WHERE note.id = ${id}`)
}
