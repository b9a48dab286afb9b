import { isIP, isIPv4 } from 'node:net'
import { part, type SqlPart, sqlUnprepared } from '../../platform/sql.ts'

/** A search looks at this many castles by name, as many by e-mail, and as many by address. */
const FOUND_MAX = 200

/** Shorter words are only looked for at the beginning: the index of parts holds three letters in a row. */
const PART_LENGTH = 3

/** Words may be common if one text in fifty has them, as far as a few of the texts tell. Those with a word often stand together. */
const FEW_ROWS = 2_000
const COMMON_MIN = FEW_ROWS / 50

/** Of common words about so many texts hold enough. */
const SAMPLE_ROWS = 4_000

/** Escapes LIKE's wildcards. */
function escaped(words: string): string {
  return words.replace(/[\\%_]/g, String.raw`\$&`)
}

/** Texts that name players. */
type Texts = {
  readonly table: SqlPart
  readonly player: SqlPart
  readonly text: SqlPart
}

const NAMES: Texts = { table: part`player`, player: part`id`, text: part`name_key` }
const EMAILS: Texts = { table: part`account`, player: part`player_id`, text: part`email_key` }

type Found = { readonly id: number }

/** The part of a table that holds about so many rows: the same part for each search. */
function sampleOf(table: SqlPart, rows: number): SqlPart {
  const percent = part`least(100, ${100 * rows} / greatest(reltuples, 1))`
  return part`${table} TABLESAMPLE SYSTEM ((SELECT ${percent} FROM pg_class WHERE oid = '${table}'::regclass)) REPEATABLE (0)`
}

/**
 * Players whose text has the words, by the index of all threes of letters in a row, which is asked for `asked`, a part of the
 * words. The index reads everything with these threes before it yields the first row, so words that many texts have are looked for in a
 * sample.
 */
async function havingPart({ table, player, text }: Texts, words: string, asked: string): Promise<Found[]> {
  const hasWords = part`${text} LIKE ${`%${escaped(words)}%`}`
  const seen = (rows: number, limit: number) => sqlUnprepared<Found>`
    SELECT ${player} AS id FROM ${sampleOf(table, rows)} WHERE ${hasWords} LIMIT ${limit}`
  const isCommon = (await seen(FEW_ROWS, COMMON_MIN)).length === COMMON_MIN
  const sampled = isCommon ? await seen(SAMPLE_ROWS, FOUND_MAX) : []
  if (sampled.length === FOUND_MAX) return sampled
  // With the limit inside, the planner would walk over the table in the hope of an early end.
  return sqlUnprepared<Found>`
    WITH found AS MATERIALIZED (
      SELECT ${player} AS id FROM ${table} WHERE three_letters(${text}) @> three_letters(${asked}) AND ${hasWords}
    )
    SELECT id FROM found LIMIT ${FOUND_MAX}`
}

/** Most addresses share a few endings, which would cost the index much and narrow nothing. */
function withoutEnding(email: string): string {
  const end = email.indexOf('@') + 1
  return end >= PART_LENGTH ? email.slice(0, end) : email
}

/** The addresses that the words name: one, or all that begin with `203.0.113.`; undefined for other words. */
function addressesOf(words: string): readonly [first: string, last: string] | undefined {
  if (isIP(words) !== 0) return [words, words]
  const octets = words.split('.').filter((octet) => octet !== '')
  const isStart =
    words.endsWith('.') && octets.length < 4 && isIPv4([...octets, '0', '0', '0'].slice(0, 4).join('.'))
  if (!isStart) return undefined
  const filled = (with_: string) => [...octets, with_, with_, with_].slice(0, 4).join('.')
  return [filled('0'), filled('255')]
}

/** Texts that begin with the words, in their order. */
function beginning(column: SqlPart, words: string): SqlPart {
  return part`${column} LIKE ${`${escaped(words)}%`} ORDER BY ${column} USING ~<~`
}

/**
 * Castles whose name or e-mail has the words (of two letters or fewer: begins with them), whose number they are, or who used the
 * address. Each is found by an index.
 */
export async function searchPlayers(asked: string): Promise<number[]> {
  const words = asked.trim().toLowerCase()
  const name = words.replaceAll('ё', 'е')
  const number = /^\d{1,15}$/.test(words) ? Number(words) : null
  const addresses = addressesOf(words)
  const limit = part`LIMIT ${FOUND_MAX}`
  const from = ([first, last]: readonly [string, string]) =>
    part`UNION (SELECT player_id FROM session WHERE ip BETWEEN ${first}::inet AND ${last}::inet ${limit})`
  const beginnings = sqlUnprepared<Found>`
    (SELECT id FROM player WHERE ${beginning(NAMES.text, name)} ${limit})
    UNION (SELECT player_id FROM account WHERE ${beginning(EMAILS.text, words)} ${limit})
    ${number === null ? part`` : part`UNION (SELECT id FROM player WHERE id = ${number})`}
    ${addresses ? from(addresses) : part``}`
  const parts =
    words.length < PART_LENGTH
      ? []
      : [havingPart(NAMES, name, name), havingPart(EMAILS, words, withoutEnding(words))]
  const found = await Promise.all([beginnings, ...parts])
  return [...new Set(found.flat().map(({ id }) => id))]
}
