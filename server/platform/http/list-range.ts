import { z } from 'zod'
import { badRequest } from './bad-request.ts'

/** ra-data-simple-rest sends JSON in the query. The contract can only limit its length. */
export type ListQuery = {
  readonly sort?: string
  readonly range?: string
  readonly filter?: string
}

const PAGE_ROWS_MAX = 100
const LAST_ROW_MAX = 1_000_000

const rangeSchema = z
  .tuple([z.int().min(0).max(LAST_ROW_MAX), z.int().min(0).max(LAST_ROW_MAX)])
  .refine(([first, last]) => last >= first && last - first < PAGE_ROWS_MAX)

function parse<Schema extends z.ZodType>(
  name: keyof ListQuery,
  schema: Schema,
  text: string,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw badRequest([{ path: `query.${name}`, message: 'Список запрошен неверно' }])
  }
}

export type Page = {
  readonly offset: number
  readonly limit: number
}

/**
 * Rows from first to last, both included; by default the first 25. 400 for an invalid range or one of more than 100.
 */
export function readRange({ range }: ListQuery): Page {
  const [first, last] = parse('range', rangeSchema, range ?? '[0,24]')
  return { offset: first, limit: last - first + 1 }
}

/** The filter, validated by the schema. 400 for unknown fields. */
export function readFilter<Schema extends z.ZodType>({ filter }: ListQuery, schema: Schema): z.infer<Schema> {
  return parse('filter', schema, filter ?? '{}')
}

/** Sorted by a column, nulls last, ties by id. */
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
