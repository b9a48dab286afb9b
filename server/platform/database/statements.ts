import { createHash } from 'node:crypto'
import type pg from 'pg'
import { currentPlatform } from '../ambient.ts'

/** A statement to send. Undefined `name`: not prepared. */
export type Statement = {
  readonly name: string | undefined
  readonly text: string
}

/**
 * Texts that one process prepares, each on every connection that needs it. The code has a few hundred. More would mean
 * that a text depends on input, and the memory of the database would grow without end.
 */
export const PREPARED_MAX = 1000

const prepared = new Map<string, Statement>()

/** How many texts this process has prepared. */
export function preparedCount(): number {
  return prepared.size
}

/** The statement with this text, prepared under a name derived from it. Beyond `PREPARED_MAX` it is not prepared. */
export function statementOf(text: string): Statement {
  const known = prepared.get(text)
  if (known) return known
  if (prepared.size >= PREPARED_MAX) return { name: undefined, text }
  const made = { name: createHash('sha1').update(text).digest('base64url'), text }
  prepared.set(text, made)
  if (prepared.size === PREPARED_MAX)
    currentPlatform().log.warn({ text }, 'too many different statements: further ones are not prepared')
  return made
}

const columnNames = new Map<string, readonly string[]>()

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** created_at → createdAt, computed once per prepared statement. */
export function namesOf({ name }: Statement, fields: readonly pg.FieldDef[]): readonly string[] {
  const known = name === undefined ? undefined : columnNames.get(name)
  if (known) return known
  const names = fields.map((field) => camelCase(field.name))
  if (name !== undefined) columnNames.set(name, names)
  return names
}
