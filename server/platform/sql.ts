import { createHash } from 'node:crypto'
import type pg from 'pg'
import { currentConnection, currentPlatform, withConnection } from './ambient.ts'
import { sendTogether } from './database/send-together.ts'
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

/** A part to insert into another statement: sql`SELECT … WHERE ${part`level > ${level}`}`. */
export function part(pieces: TemplateStringsArray, ...values: readonly (SqlValue | SqlPart)[]): SqlPart {
  return {
    pieces,
    values,
  }
}

/** Verbatim text. Only for constants of ours (columns, directions), never for input. */
export function trustedText(text: string): SqlPart {
  return { pieces: [text], values: [] }
}

/** A value for a jsonb column. */
export function json(value: unknown): string {
  return JSON.stringify(value)
}

/** A template's first statement and the parts it was built with. */
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

/** created_at → createdAt, computed once per statement. */
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
 * The rows of a statement, with columns in camelCase. Runs as a named prepared statement on the connection of the
 * surrounding transaction, else on one of the pool. `Row` is not checked at run time.
 */
export async function sql<Row extends object>(
  template: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlPart)[]
): Promise<Row[]> {
  return (await execute(template, values)) as Row[]
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
 * It must not start a transaction, which would take a second connection while holding the first.
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
