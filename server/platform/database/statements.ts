import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Log } from '../log.ts'

/** A statement to send. Undefined `name`: not prepared. */
export type Statement = {
  readonly name: string | undefined
  readonly text: string
}

/**
 * Texts that one server prepares, each on every connection that needs it. The code has a few hundred. More would mean
 * that a text depends on input, and the memory of the database would grow without end.
 */
export const PREPARED_MAX = 1000

/** The texts that one server prepares. */
export type Statements = {
  /** The statement with this text, prepared under a name derived from it. Beyond `PREPARED_MAX` it is not prepared. */
  of(text: string): Statement
  /** How many texts are prepared. */
  count(): number
}

export function createStatements(log: Log): Statements {
  const prepared = new Map<string, Statement>()
  return {
    of: (text) => {
      const known = prepared.get(text)
      if (known) return known
      if (prepared.size >= PREPARED_MAX) return { name: undefined, text }
      const made = { name: createHash('sha1').update(text).digest('base64url'), text }
      prepared.set(text, made)
      if (prepared.size === PREPARED_MAX)
        log.warn({ text }, 'too many different statements: further ones are not prepared')
      return made
    },
    count: () => prepared.size,
  }
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
