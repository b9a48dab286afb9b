import { z } from 'zod'
import { badRequest } from '../../bad-request.ts'
import { type SqlPart, sqlUnprepared } from '../../sql.ts'
import { checkReadable } from '../contract/readable-text.ts'

/** ra-data-simple-rest sends JSON in the query. The contract can only limit its length. */
export type ListQuery = {
  readonly sort?: string
  readonly range?: string
  readonly filter?: string
}

const PAGE_ROWS_MAX = 100

/**
 * A list counts so many rows exactly; one more means «больше 10 000». It is not read further than that either: PostgreSQL walks over
 * all rows before a page.
 */
export const COUNTED_MAX = 10_000

const FAR_PAGE = 'Список показывает первые 10 000 строк: сузьте поиск или измените порядок'

const row = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const rangeSchema = z
  .tuple([row, row])
  .refine(([first, last]) => last >= first && last - first < PAGE_ROWS_MAX)

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parse<Schema extends z.ZodType>(
  name: keyof ListQuery,
  schema: Schema,
  text: string,
): z.infer<Schema> {
  const path = `query.${name}`
  const parsed = schema.safeParse(parseText(text))
  if (!parsed.success) throw badRequest([{ path, message: 'Список запрошен неверно' }])
  checkReadable(parsed.data, path)
  return parsed.data
}

export type Page = {
  readonly offset: number
  readonly limit: number
}

/**
 * Rows from first to last, both included; by default the first 25. 400 for an invalid range, for one of more than 100, and for one
 * that starts after the row 10,001.
 */
export function readRange({ range }: ListQuery): Page {
  const [first, last] = parse('range', rangeSchema, range ?? '[0,24]')
  if (first > COUNTED_MAX) throw badRequest([{ path: 'query.range', message: FAR_PAGE }])
  return { offset: first, limit: last - first + 1 }
}

/** The filter, validated by the schema. 400 for unknown fields. */
export function readFilter<Schema extends z.ZodType>({ filter }: ListQuery, schema: Schema): z.infer<Schema> {
  return parse('filter', schema, filter ?? '{}')
}

/** Sorted by a column, ties by id. */
export type Order<Column extends string> = {
  readonly column: Column
  readonly direction: 'ASC' | 'DESC'
}

/** Sorted by a column of the given list. 400 for any other field. */
export function readOrder<Field extends string, Column extends string>(
  { sort }: ListQuery,
  columns: Readonly<Record<Field, Column>>,
  fallback: readonly [NoInfer<Field>, 'ASC' | 'DESC'],
): Order<Column> {
  const known = z.string().refine((name): name is Field => Object.hasOwn(columns, name))
  const [field, direction] =
    sort === undefined ? fallback : parse('sort', z.tuple([known, z.enum(['ASC', 'DESC'])]), sort)
  return { column: columns[field], direction }
}

/** `players 0-24/319`; an empty list has an asterisk for the range. */
export function contentRange(unit: string, { offset }: Page, shown: number, total: number): string {
  return shown === 0 ? `${unit} */${total}` : `${unit} ${offset}-${offset + shown - 1}/${total}`
}

/** The number of rows of `from` (tables and their WHERE), at most one more than 10,000. */
export async function countRows(from: SqlPart): Promise<number> {
  const [{ count } = { count: 0 }] = await sqlUnprepared<{ count: number }>`
    SELECT count(*) FROM (SELECT FROM ${from} LIMIT ${COUNTED_MAX + 1}) AS counted`
  return count
}
