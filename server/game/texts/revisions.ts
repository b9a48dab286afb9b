import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { conflict } from '../../platform/errors.ts'
import { sql } from '../../platform/sql.ts'
import { reportPublicData } from '../public-data/revision.ts'
import { type StoredState, storedWords, type TextKind, textRevisions, type Words } from './models.ts'

export const TEXTS = bulkhead('texts')

export type RevisionRow = {
  readonly key: string
  readonly revision: number
  readonly words: Words
  readonly state: StoredState
  readonly savedAt: Date
  readonly byName: string
}

/** The last revision of each text of a kind, also drafts, by key. */
export async function readLastRevisions(kind: TextKind): Promise<ReadonlyMap<string, RevisionRow>> {
  const rows = await sql<RevisionRow>`
    SELECT DISTINCT ON (key) key, revision, words, state, saved_at, player.name AS by_name
    FROM text_revision JOIN player ON player.id = text_revision.by_id
    WHERE text_revision.kind = ${kind} ORDER BY key, revision DESC`
  return new Map(rows.map((row) => [row.key, row]))
}

/** The texts that players read instead of those of the catalogue, by key. Without spoiled ones: then players read the catalogue's. */
export async function readPublished(kind: TextKind): Promise<ReadonlyMap<string, Words>> {
  const rows = await sql<{ key: string; words: Words; state: StoredState }>`
    SELECT DISTINCT ON (key) key, words, state FROM text_revision
    WHERE kind = ${kind} AND state <> 'DRAFT' ORDER BY key, revision DESC`
  const published = rows.filter(({ state }) => state === 'PUBLISHED')
  return new Map(viewRows(published, ({ key, words }) => [key, storedWords.parse(words)] as const, TEXTS))
}

/** Revisions of a kind, or those of one text, the newest first. */
export function readTextRevisions(kind: TextKind, key: string | null): Promise<RevisionRow[]> {
  return sql<RevisionRow>`
    SELECT key, revision, words, state, saved_at, player.name AS by_name
    FROM text_revision JOIN player ON player.id = text_revision.by_id
    WHERE text_revision.kind = ${kind} AND (${key}::text IS NULL OR key = ${key})
    ORDER BY saved_at DESC, key, revision DESC LIMIT 1000`
}

function changed() {
  return conflict('textChanged', 'Пока вы правили, текст изменил кто-то другой. Откройте его заново.')
}

type GivenText = {
  readonly kind: TextKind
  readonly key: string
  /** The one that the editor has read, 0 for the catalogue's text. */
  readonly revision: number
  readonly words: Words
  readonly state: StoredState
  readonly byId: number
}

/** Saves the revision after the one that the editor has read. 409 textChanged if that is not the last one. */
export async function saveTextRevision({ revision, ...given }: GivenText): Promise<void> {
  const last = (await readLastRevisions(given.kind)).get(given.key)?.revision ?? 0
  if (last !== revision) throw changed()
  try {
    const row = { ...given, revision: last + 1, savedAt: now() }
    await sql`INSERT INTO ${newRowOf(textRevisions, row)}`
  } catch (error) {
    throw isUniqueViolation(error, 'text_revision_pkey') ? changed() : error
  }
  if (given.state !== 'DRAFT') reportPublicData()
}
