import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tables } from '#server/domains/tables.ts'
import { OPERATING, withRetentionTable } from '#tools/retention-table/retention-table.ts'

/** The tables that the migrations leave, and the list of migrations itself. */
function tablesOfSchema(): string[] {
  const folder = 'server/migrations'
  const names = new Set(['migration'])
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    for (const [, verb, table = ''] of text.matchAll(/^(CREATE|DROP)(?: UNLOGGED)? TABLE (\w+)/gm))
      if (verb === 'CREATE') names.add(table)
      else names.delete(table)
  }
  return [...names].sort()
}

test('every table says what happens with its rows', () => {
  expect(tables.map(({ table }) => table).sort()).toEqual(tablesOfSchema())
})

test('docs/operating.md says how long they are kept (npm run retention-table)', () => {
  const text = readFileSync(OPERATING, 'utf8')
  expect(text).toBe(withRetentionTable(text))
  for (const { table, kept } of tables) expect(text).toContain(`| \`${table}\` | ${kept} |\n`)
})
