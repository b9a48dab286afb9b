import { currentConnection, currentPlatform, withConnection } from './ambient.ts'
import { sendTogether } from './database/send-together.ts'
import { namesOf, type Statement } from './database/statements.ts'
import { giveBack, takeConnection } from './database/take-connection.ts'
import { notFound } from './errors.ts'
import { requireTransaction, sendUnawaited } from './transaction.ts'

/** A parameter of a statement: sent as a value, never as text. */
export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | undefined
  | readonly (string | number | boolean | Date | null)[]

/** A part of a statement made by `part`, with its own parameters. */
export type SqlPart = {
  readonly texts: readonly string[]
  readonly values: readonly (SqlValue | SqlPart)[]
}

function isValue(value: SqlValue | SqlPart): value is SqlValue {
  return !isPart(value)
}

function isPart(value: SqlValue | SqlPart): value is SqlPart {
  return typeof value === 'object' && value !== null && 'texts' in value
}

/** A part to insert into another statement: sql`SELECT … WHERE ${part`level > ${level}`}`. */
export function part(texts: TemplateStringsArray, ...values: readonly (SqlValue | SqlPart)[]): SqlPart {
  return {
    texts,
    values,
  }
}

/** Verbatim text. Only for constants of ours (columns, directions), never for input. */
export function trustedText(text: string): SqlPart {
  return { texts: [text], values: [] }
}

/** A value for a jsonb column. */
export function json(value: unknown): string {
  return JSON.stringify(value)
}

/** A template's first text and the parts it was built with. */
type Compiled = {
  readonly text: string
  readonly parts: readonly (SqlPart | undefined)[]
}

const compiledTemplates = new WeakMap<TemplateStringsArray, Compiled>()

function flatten(
  texts: readonly string[],
  values: readonly (SqlValue | SqlPart)[],
  sent: SqlValue[],
): string {
  let text = texts[0] ?? ''
  values.forEach((value, index) => {
    if (isPart(value)) text += flatten(value.texts, value.values, sent)
    else text += `$${sent.push(value)}`
    text += texts[index + 1] ?? ''
  })
  return text
}

/** Whether a part consists of text without values. */
function isFixed({ values }: SqlPart): boolean {
  return values.every((value) => isPart(value) && isFixed(value))
}

/** Whether the cached text applies: the parts are the same objects, and none of them has values. */
function isSameText({ parts }: Compiled, values: readonly (SqlValue | SqlPart)[]): boolean {
  return parts.every((known, index) =>
    known === undefined ? !isPart(values[index]) : known === values[index],
  )
}

/** Compiles a template. The text is built once, unless its parts are new objects or carry values. */
function compile(
  template: TemplateStringsArray,
  values: readonly (SqlValue | SqlPart)[],
): { text: string; sent: readonly SqlValue[] } {
  const known = compiledTemplates.get(template)
  if (known && isSameText(known, values)) {
    return { text: known.text, sent: values.filter(isValue) }
  }
  const sent: SqlValue[] = []
  const text = flatten(template, values, sent)
  const parts = values.map((value) => (isPart(value) ? value : undefined))
  if (parts.every((one) => one === undefined || isFixed(one))) {
    compiledTemplates.set(template, { text, parts })
  }
  return { text, sent }
}

async function run(
  { text, name }: Statement,
  values: readonly SqlValue[],
): Promise<Record<string, unknown>[]> {
  const client = currentConnection()
  if (!client) return onOneConnection(() => run({ name, text }, values))
  sendTogether(client)
  const result = await client.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' })
  const names = namesOf({ name, text }, result.fields)
  return result.rows.map((cells) => Object.fromEntries(names.map((column, index) => [column, cells[index]])))
}

function execute(template: TemplateStringsArray, values: readonly (SqlValue | SqlPart)[]) {
  const { text, sent } = compile(template, values)
  return run(currentPlatform().statements.of(text), sent)
}

/**
 * The rows of a statement, with columns in camelCase. Runs as a named prepared statement on the connection of the
 * surrounding transaction, else on one of the pool. `Row` is not checked at run time.
 */
export async function sql<Row extends object>(
  template: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlPart)[]
): Promise<Row[]> {
  return (await execute(template, values)) as Row[]
}

/**
 * The same for a statement whose text depends on what the caller asks for: filters, an order. It is planned each time
 * and leaves nothing behind. Prepared, each text would take memory of every connection for as long as that lives.
 */
export async function sqlUnprepared<Row extends object>(
  template: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlPart)[]
): Promise<Row[]> {
  const sent: SqlValue[] = []
  const text = flatten(template, values, sent)
  return (await run({ name: undefined, text }, sent)) as Row[]
}

/** The first row of a statement, or undefined. */
export async function sqlMaybe<Row extends object>(
  template: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlPart)[]
): Promise<Row | undefined> {
  return (await sql<Row>(template, ...values))[0]
}

/** The first row of a statement. 404 without one. */
export async function sqlOne<Row extends object>(
  template: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlPart)[]
): Promise<Row> {
  const row = await sqlMaybe<Row>(template, ...values)
  if (!row) throw notFound()
  return row
}

/**
 * Sends a statement without awaiting it: it shares a round trip with the next one or with the commit. Its failure
 * rolls back the surrounding transaction and rejects `inTransaction`. For writes whose result is not needed.
 */
export function sqlSoon(template: TemplateStringsArray, ...values: readonly (SqlValue | SqlPart)[]): void {
  sendUnawaited(requireTransaction(), execute(template, values))
}

/**
 * Runs `work`, which only reads, on one connection of the pool: statements sent at the same time share a round trip.
 * It must not start a transaction, which would take a second connection.
 */
export async function onOneConnection<T>(work: () => Promise<T>): Promise<T> {
  if (currentConnection()) return work()
  const connection = await takeConnection(currentPlatform().database.pool)
  try {
    return await withConnection(connection, work)
  } finally {
    giveBack(connection)
  }
}
