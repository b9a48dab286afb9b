import { parseArgs } from 'node:util'
import { databaseNameOf } from '#server/platform/database/describe-database.ts'

export type RestoreWords = {
  /** The folder of the backup. */
  readonly backup: string
  readonly isReplacing: boolean
  /** A data folder whose embedded database gets the world, whatever DATABASE_URL says. */
  readonly into: string | undefined
  /** The database whose world may be replaced. */
  readonly database: string | undefined
}

const USAGE = `Usage: npm run restore -- <folder of the backup> [--into <data folder>] [--replace [--database <its name>]]`

function parse(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      replace: { type: 'boolean', default: false },
      database: { type: 'string' },
    },
  })
}

/** Parses the words of `npm run restore`. Throws an error with the usage. */
export function readRestoreWords(words: readonly string[]): RestoreWords {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(words)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
  const [backup, ...more] = parsed.positionals
  const { into, replace, database } = parsed.values
  if (backup === undefined || more.length > 0 || into === '') throw new Error(USAGE)
  return { backup, isReplacing: replace, into, database }
}

/**
 * Why the world of this database may not be replaced. Undefined: it may. A server's database must be named: the settings of a machine
 * may lead to another one than the operator has in mind.
 */
export function replacementRefusal(
  { isReplacing, database }: RestoreWords,
  databaseUrl: string | undefined,
): string | undefined {
  if (!isReplacing || databaseUrl === undefined) return undefined
  const name = databaseNameOf(databaseUrl)
  if (database === name) return undefined
  return database === undefined
    ? `--replace removes the world of this database. If you mean it, add --database ${name}`
    : `--database is ${database}, but the database of DATABASE_URL is ${name}`
}
