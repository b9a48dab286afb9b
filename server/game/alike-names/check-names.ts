import { isReservedName } from '#rules/core/reserved-names.ts'
import { sql, sqlMaybe } from '../../platform/sql.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { NameKind, NameSource } from './models.ts'

/** Rows looked at in one step: a few hundredths of a second of work. */
const STEP = 2000

/** Rows of a source after this id are looked at next. */
type Position = { readonly source: NameSource; readonly after: number }

const START: Position = { source: 'player', after: 0 }

type Found = { readonly kind: NameKind; readonly ownerId: number; readonly isReserved: boolean }

type Step = {
  readonly kinds: readonly NameKind[]
  readonly found: readonly Found[]
  /** The last id that was looked at. Null: there are no more rows. */
  readonly end: number | null
}

/** The name, if it could not be chosen today. */
function foundOf(name: Found, isAlike: boolean): readonly Found[] {
  return name.isReserved || isAlike ? [name] : []
}

function endOf(rows: readonly { readonly id: number }[]): number | null {
  return rows.length < STEP ? null : (rows.at(-1)?.id ?? null)
}

/** Generated castles bear reserved words by right. */
async function checkPlayers(after: number): Promise<Step> {
  const rows = await sql<{ id: number; name: string; isHuman: boolean; isAlike: boolean }>`
    SELECT player.id, player.name, player.kind = 'HUMAN' AS is_human, own.player_id IS NULL
      AND EXISTS (SELECT FROM player_look AS other WHERE other.look = name_skeleton(player.name)) AS is_alike
    FROM player LEFT JOIN player_look AS own ON own.player_id = player.id
    WHERE player.id > ${after} AND player.kind <> 'DELETED' ORDER BY player.id LIMIT ${STEP}`
  const found = rows.flatMap(({ id, name, isHuman, isAlike }) =>
    foundOf({ kind: 'PLAYER', ownerId: id, isReserved: isHuman && isReservedName(name) }, isAlike),
  )
  return { kinds: ['PLAYER'], found, end: endOf(rows) }
}

async function checkGuilds(after: number): Promise<Step> {
  const rows = await sql<{
    id: number
    name: string
    tag: string
    isNameAlike: boolean
    isTagAlike: boolean
  }>`
    SELECT id, name, tag,
      EXISTS (SELECT FROM guild_claim WHERE key = 'look-name:' || name_skeleton(name) AND guild_id <> guild.id) AS is_name_alike,
      EXISTS (SELECT FROM guild_claim WHERE key = 'look-tag:' || name_skeleton(tag) AND guild_id <> guild.id) AS is_tag_alike
    FROM guild WHERE id > ${after} ORDER BY id LIMIT ${STEP}`
  const found = rows.flatMap(({ id, name, tag, isNameAlike, isTagAlike }) => [
    ...foundOf({ kind: 'GUILD', ownerId: id, isReserved: isReservedName(name) }, isNameAlike),
    ...foundOf({ kind: 'TAG', ownerId: id, isReserved: isReservedName(tag) }, isTagAlike),
  ])
  return { kinds: ['GUILD', 'TAG'], found, end: endOf(rows) }
}

/** Makes the list say what was found among the ids that were looked at. */
async function keepFound(after: number, { kinds, found, end }: Step): Promise<void> {
  const asked = found.map(({ kind, ownerId }) => `${kind} ${ownerId}`)
  await sql`
    DELETE FROM alike_name WHERE kind = ANY(${kinds}::text[]) AND owner_id > ${after}
      AND (${end}::bigint IS NULL OR owner_id <= ${end}) AND NOT kind || ' ' || owner_id = ANY(${asked}::text[])`
  await sql`
    INSERT INTO alike_name AS old (kind, owner_id, is_reserved)
    SELECT * FROM unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ ownerId }) => ownerId)}::bigint[],
      ${found.map(({ isReserved }) => isReserved)}::boolean[])
    ON CONFLICT (kind, owner_id) DO UPDATE SET is_reserved = excluded.is_reserved
    WHERE old.is_reserved <> excluded.is_reserved`
}

/** Looks at the next names. Resolves to where to go on; undefined after the last name. */
async function checkFrom({ source, after }: Position): Promise<Position | undefined> {
  const step = await (source === 'player' ? checkPlayers(after) : checkGuilds(after))
  await keepFound(after, step)
  if (step.end !== null) return { source, after: step.end }
  return source === 'player' ? { source: 'guild', after: 0 } : undefined
}

/**
 * Looks at the next 2,000 names and remembers how far it has come, in the surrounding transaction. Resolves to whether more are left:
 * after the last one the next call begins again.
 */
export async function checkNextNames(): Promise<boolean> {
  const mark = await sqlMaybe<Position>`SELECT source, checked_id AS after FROM alike_name_mark`
  const next = await checkFrom(mark ?? START)
  await sql`DELETE FROM alike_name_mark`
  if (next) await sql`INSERT INTO alike_name_mark (source, checked_id) VALUES (${next.source}, ${next.after})`
  return next !== undefined
}

/** Looks at every name, each step in a transaction of its own: for an operator's command. */
export async function checkAllNames(): Promise<void> {
  for (let next: Position | undefined = START; next; ) {
    const from: Position = next
    next = await inTransaction(() => checkFrom(from))
  }
}
