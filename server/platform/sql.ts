import { createHash } from 'node:crypto'
import type pg from 'pg'
import { currentConnection, currentPlatform, withConnection } from './ambient.ts'
import { sendTogether } from './database/send-together.ts'
import { notFound } from './errors.ts'
import { requireTransaction, sendUnawaited } from './transaction.ts'

/** What may stand in a statement's place: sent as a parameter, never as text. */
export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | undefined
  | readonly (string | number | boolean | Date | null)[]

/** A piece of a statement made by `part`, with parameters of its own. */
export type SqlPart = {
  readonly pieces: readonly string[]
  readonly values: readonly (SqlValue | SqlPart)[]
}

type Statement = {
  readonly name: string
  readonly text: string
}

function isValue(value: SqlValue | SqlPart): value is SqlValue {
  return !isPart(value)
}

function isPart(value: SqlValue | SqlPart): value is SqlPart {
  return typeof value === 'object' && value !== null && 'pieces' in value
}

/** A piece of a statement to be put into another one: sql`SELECT … WHERE ${part`level > ${level}`}`. */
export function part(pieces: TemplateStringsArray, ...values: readonly (SqlValue | SqlPart)[]): SqlPart {
  return {
    pieces,
    values,
  }
}

/** Text taken as it is. Only for names out of our own lists (columns, directions), never for anything received. */
export function trustedText(text: string): SqlPart {
  return { pieces: [text], values: [] }
}

/** A value for a jsonb column. */
export function json(value: unknown): string {
  return JSON.stringify(value)
}

/** The statement that a template gave at first, and the parts that it had. */
type Compiled = {
  readonly statement: Statement
  readonly parts: readonly (SqlPart | undefined)[]
}

const statements = new Map<string, Statement>()
const compiledTemplates = new WeakMap<TemplateStringsArray, Compiled>()

function statementOf(text: string): Statement {
  const known = statements.get(text)
  if (known) return known
  const made = { name: createHash('sha1').update(text).digest('base64url'), text }
  statements.set(text, made)
  return made
}

function flatten(
  pieces: readonly string[],
  values: readonly (SqlValue | SqlPart)[],
  sent: SqlValue[],
): string {
  let text = pieces[0] ?? ''
  values.forEach((value, index) => {
    if (isPart(value)) text += flatten(value.pieces, value.values, sent)
    else text += `$${sent.push(value)}`
    text += pieces[index + 1] ?? ''
  })
  return text
}

/** Whether a part is a text without values. */
function isFixed({ values }: SqlPart): boolean {
  return values.every((value) => isPart(value) && isFixed(value))
}

/** Whether the text is that of the first time: each of its parts is the very same, and a text without values. */
function isSameText({ parts }: Compiled, values: readonly (SqlValue | SqlPart)[]): boolean {
  return parts.every((known, index) =>
    known === undefined ? !isPart(values[index]) : known === values[index],
  )
}

/** The statement of a template: its text is built once, unless its parts are made anew or carry values. */
function compile(
  template: TemplateStringsArray,
  values: readonly (SqlValue | SqlPart)[],
): { statement: Statement; sent: readonly SqlValue[] } {
  const known = compiledTemplates.get(template)
  if (known && isSameText(known, values)) {
    return { statement: known.statement, sent: values.filter(isValue) }
  }
  const sent: SqlValue[] = []
  const statement = statementOf(flatten(template, values, sent))
  const parts = values.map((value) => (isPart(value) ? value : undefined))
  if (parts.every((one) => one === undefined || isFixed(one))) {
    compiledTemplates.set(template, { statement, parts })
  }
  return { statement, sent }
}

const columnNames = new Map<string, readonly string[]>()

/** created_at → createdAt, looked up once per statement. */
function namesOf(statement: Statement, fields: readonly pg.FieldDef[]): readonly string[] {
  const known = columnNames.get(statement.name)
  if (known) return known
  const names = fields.map((field) =>
    field.name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  )
  columnNames.set(statement.name, names)
  return names
}

async function execute(
  template: TemplateStringsArray,
  values: readonly (SqlValue | SqlPart)[],
): Promise<Record<string, unknown>[]> {
  const { statement, sent } = compile(template, values)
  const connection = currentConnection()
  if (connection) sendTogether(connection)
  const target = connection ?? currentPlatform().database.pool
  const result = await target.query<unknown[]>({
    name: statement.name,
    text: statement.text,
    values: [...sent],
    rowMode: 'array',
  })
  const names = namesOf(statement, result.fields)
  return result.rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index]])))
}

/**
 * Rows of a statement, columns named in camelCase. Runs as a named prepared statement on the surrounding transaction's
 * connection, else on one of the pool. `Row` is the caller's word for what the columns are; nothing checks it.
 */
export async function sql<Row extends object>(
  template: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlPart)[]
): Promise<Row[]> {
  return (await execute(template, values)) as Row[]
}

/** The one row of a statement, or undefined. */
export async function sqlMaybe<Row extends object>(
  template: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlPart)[]
): Promise<Row | undefined> {
  return (await sql<Row>(template, ...values))[0]
}

/** The one row of a statement; 404 without one. */
export async function sqlOne<Row extends object>(
  template: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlPart)[]
): Promise<Row> {
  const row = await sqlMaybe<Row>(template, ...values)
  if (!row) throw notFound()
  return row
}

/**
 * Sends a statement without waiting for it: it shares a round trip with the next one or with the commit. Its failure
 * rolls the surrounding transaction back and comes out of `inTransaction`. For writes whose answer nobody reads.
 */
export function sqlSoon(template: TemplateStringsArray, ...values: readonly (SqlValue | SqlPart)[]): void {
  sendUnawaited(requireTransaction(), execute(template, values))
}

/**
 * Runs `work`, which only reads, on one connection of the pool: statements that it sends at the same time travel
 * together. It must not begin a transaction, which would take a second connection while holding the first.
 */
export async function onOneConnection<T>(work: () => Promise<T>): Promise<T> {
  if (currentConnection()) return work()
  const connection = await currentPlatform().database.pool.connect()
  try {
    return await withConnection(connection, work)
  } finally {
    connection.release()
  }
}
