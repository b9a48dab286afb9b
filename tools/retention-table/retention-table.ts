import { tables } from '#server/domains/tables.ts'

/** The document with the table, and the heading above it. */
export const OPERATING = 'docs/operating.md'
const HEADING = '### What is kept how long'

/** The text of docs/operating.md with its table of what is kept how long: every table of the database with its `kept`. */
export function withRetentionTable(text: string): string {
  const [before = '', after] = text.split(HEADING)
  if (after === undefined) throw new Error(`${OPERATING} has no heading "${HEADING}"`)
  const rows = tables.map(({ table, kept }) => `| \`${table}\` | ${kept} |\n`)
  // A function: a `$` in a text stands for itself.
  return before + HEADING + after.replace(/(?<=\| --- \| --- \|\n)(?:\|.*\n)*/, () => rows.join(''))
}
