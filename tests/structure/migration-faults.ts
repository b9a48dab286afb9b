/**
 * What a migration does that calls of the running version would have to wait for, or that cannot be started again. It
 * knows the statements that migrations use, not all of SQL.
 */

/** The first line of a migration whose statements run one by one (server/platform/database/apply-migration.ts). */
const OUTSIDE_MARK = '-- Outside of a transaction'

/** In capitals, on one line, without comments and texts. */
export function statementsOf(text: string): string[] {
  const bare = text
    .replace(/--.*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, (body) => (/\b(ALTER|INDEX)\b/i.test(body) ? ' HIDDEN DDL ' : ' BODY '))
    .replace(/'(?:[^']|'')*'/g, "''")
  return bare
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toUpperCase())
    .filter((statement) => statement !== '')
}

/** Splits at the commas outside of parentheses. */
export function actionsOf(list: string): string[] {
  const actions = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += sign
  }
  return actions.map((action) => action.trim())
}

function faultOfAction(action: string): string | undefined {
  const isColumn = /^ADD (?!CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)/.test(action)
  if (isColumn && /\b(CHECK|REFERENCES|UNIQUE|PRIMARY KEY)\b/.test(action))
    return 'a new column with a constraint looks at every row: add the constraint by itself, NOT VALID'
  if (isColumn && /\bGENERATED\b|\bDEFAULT (?!NOW\(\))\w+\(|SERIAL/.test(action))
    return 'a new column with a computed value writes every row'
  if (!isColumn && /^ADD\b.*\b(CHECK|REFERENCES)\b/.test(action) && !action.endsWith('NOT VALID'))
    return 'a constraint without NOT VALID looks at every row'
  if (!isColumn && /^ADD\b.*\b(UNIQUE|PRIMARY KEY|EXCLUDE)\b/.test(action) && !action.includes('USING INDEX'))
    return 'a unique constraint builds an index: build it CONCURRENTLY, then ADD … USING INDEX'
  if (/^ALTER\b.*\bTYPE\b/.test(action)) return 'a new type writes every row'
  if (/^ALTER\b.*\bSET NOT NULL\b/.test(action)) return 'SET NOT NULL looks at every row'
  return undefined
}

function faultsOfAlter(statement: string, created: ReadonlySet<string>): string[] {
  const [, table = '', list = ''] =
    /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w."]+) (.*)$/.exec(statement) ?? []
  if (created.has(table)) return []
  return actionsOf(list).flatMap((action) => faultOfAction(action) ?? [])
}

function faultsOfIndex(statement: string, created: ReadonlySet<string>): string[] {
  const [, table = ''] = /^CREATE (?:UNIQUE )?INDEX .*?\bON (?:ONLY )?([\w."]+)/.exec(statement) ?? []
  const isHeldUp = table !== '' && !created.has(table) && !statement.includes(' CONCURRENTLY ')
  return isHeldUp ? ['an index without CONCURRENTLY keeps writers out'] : []
}

const ALONE = /^(CREATE (UNIQUE )?INDEX|DROP INDEX|REINDEX \w+) CONCURRENTLY /

/** Statements outside of a transaction start again from the first after an interruption, which leaves half an index. */
function faultsOutside(statements: readonly string[]): string[] {
  return statements.flatMap((statement, place) => {
    if (!ALONE.test(statement)) return ['only indexes are built outside of a transaction']
    const name = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY ([\w."]+)/.exec(statement)?.[1]
    const drop = `DROP INDEX CONCURRENTLY IF EXISTS ${name}`
    if (name === undefined || statements.slice(0, place).includes(drop)) return []
    return [`${name.toLowerCase()}: put DROP INDEX CONCURRENTLY IF EXISTS before it`]
  })
}

function faultsTogether(statements: readonly string[], created: ReadonlySet<string>): string[] {
  const isAltering = statements.some((statement) => {
    const table = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w."]+)/.exec(statement)?.[1]
    return table !== undefined && !created.has(table) && !statement.includes(' VALIDATE CONSTRAINT ')
  })
  const isValidating = statements.some((statement) => statement.includes(' VALIDATE CONSTRAINT '))
  const isWriting = statements.some((statement) => /^(UPDATE|DELETE|INSERT|WITH|DO) /.test(statement))
  return [
    ...(isAltering && isValidating
      ? ['it validates while it holds the lock of ALTER TABLE: use two files']
      : []),
    ...(isAltering && isWriting
      ? ['it writes rows while it holds the lock of ALTER TABLE: use two files']
      : []),
  ]
}

/** Tables that these statements create: nobody uses them yet. */
export function createdTables(statements: readonly string[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap(
      (statement) => /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([\w."]+)/.exec(statement)?.[1] ?? [],
    ),
  )
}

/** The faults of a migration's text; empty if no call of a running version has to wait for it. */
export function migrationFaults(text: string): string[] {
  const statements = statementsOf(text)
  if (text.startsWith(OUTSIDE_MARK)) return faultsOutside(statements)
  const created = createdTables(statements)
  return [
    ...statements.flatMap((statement) => [
      ...faultsOfAlter(statement, created),
      ...faultsOfIndex(statement, created),
      ...(/\bCONCURRENTLY\b/.test(statement) ? [`CONCURRENTLY needs the first line "${OUTSIDE_MARK}"`] : []),
      ...(/^(LOCK|TRUNCATE|CLUSTER|VACUUM) |HIDDEN DDL/.test(statement)
        ? ['it locks a whole table, or hides what it does']
        : []),
    ]),
    ...faultsTogether(statements, created),
  ]
}

/** What a table in partitions refuses: an index CONCURRENTLY, and before PostgreSQL 18 a foreign key NOT VALID. */
export function dividedFaults(text: string, divided: readonly string[]): string[] {
  const names = divided.map((name) => name.toUpperCase())
  return statementsOf(text).filter((statement) => {
    const index = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY .*?\bON (?:ONLY )?([\w."]+)/.exec(statement)?.[1]
    const altered = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w."]+) .*\bREFERENCES\b.*NOT VALID/.exec(
      statement,
    )?.[1]
    return names.includes(index ?? altered ?? '')
  })
}
