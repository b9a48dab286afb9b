import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { retention } from '#server/domains/retention.ts'

/** The tables that the migrations leave, and the list of migrations itself. */
function tablesOfSchema(): string[] {
  const folder = 'server/migrations'
  const tables = new Set(['migration'])
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    for (const [, verb, table = ''] of text.matchAll(/^(CREATE|DROP)(?: UNLOGGED)? TABLE (\w+)/gm))
      if (verb === 'CREATE') tables.add(table)
      else tables.delete(table)
  }
  return [...tables].sort()
}

test('every table says how long its rows are kept', () => {
  expect(retention.map(({ table }) => table).sort()).toEqual(tablesOfSchema())
})

test('docs/operating.md says the same', () => {
  const [, section = ''] = readFileSync('docs/operating.md', 'utf8').split('### What is kept how long')
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, table, kept]) => ({
    table,
    kept,
  }))
  expect(rows).toEqual(retention.map(({ table, kept }) => ({ table, kept })))
})
