import { actionsOf, createdTables, statementsOf } from './migration-faults.ts'

/**
 * What a migration takes away that servers of the version before still use, while machines are updated one by one. A file whose line
 * `-- Unused since 0.3.0` names a release may do it: the servers of that release no longer use what goes. `releases` are those of CHANGELOG.md.
 */

const UNUSED_SINCE = /^-- Unused since (\d+\.\d+\.\d+)$/m

function faultOfAction(action: string): string | undefined {
  if (/^DROP (?!CONSTRAINT|NOT NULL|DEFAULT|EXPRESSION|IDENTITY)/.test(action)) return 'it drops a column'
  if (/^RENAME\b/.test(action)) return 'it renames'
  if (/^ALTER\b.*\bDROP (DEFAULT|IDENTITY)\b/.test(action)) return 'it drops a default'
  const isColumn = /^ADD (?!CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)/.test(action)
  if (isColumn && action.includes('NOT NULL') && !/\bDEFAULT\b|\bGENERATED\b/.test(action))
    return 'a new column without a default must not be NOT NULL'
  return undefined
}

function faultsOfStatement(statement: string, created: ReadonlySet<string>): string[] {
  if (/^DROP (TABLE|VIEW|MATERIALIZED VIEW|FUNCTION|PROCEDURE|SEQUENCE|TYPE)\b/.test(statement))
    return ['it drops what the version before may use']
  if (/^ALTER (?!TABLE)[\w ]+ RENAME\b/.test(statement)) return ['it renames']
  const [, table = '', list = ''] =
    /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w."]+) (.*)$/.exec(statement) ?? []
  if (created.has(table)) return []
  return actionsOf(list).flatMap((action) => faultOfAction(action) ?? [])
}

/** Empty if a server of the version before goes on beside the migrated database. */
export function versionFaults(text: string, releases: readonly string[]): string[] {
  const [, since] = UNUSED_SINCE.exec(text) ?? []
  if (since !== undefined) return releases.includes(since) ? [] : [`${since} is no release yet`]
  const statements = statementsOf(text)
  const created = createdTables(statements)
  return statements.flatMap((statement) => faultsOfStatement(statement, created))
}
