import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'

const STATEMENT = /\bsql(?:One|Maybe)?(?:<[^`]*>)?`\s*SELECT\s([^`]*?)\bFROM\s+(\w+)(?:\s+AS\s+(\w+))?/g

/** Statements whose result has every column of a table. */
function wholeTables(source: string): string[] {
  return [...source.matchAll(STATEMENT)].flatMap(([, list = '', table = '', alias = table]) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item === '*' || item === `${alias}.*`)
      .map((item) => `${item} of ${table}`),
  )
}

test('prepared statements name their columns, since a new one would make them fail on servers that go on', () => {
  const files = globSync('server/**/*.ts')
  expect(files.length).toBeGreaterThan(500)
  const faults = files.flatMap((file) =>
    wholeTables(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
})

describe('a statement', () => {
  it.each([
    ['sql<Row>`SELECT * FROM lot`', ['* of lot']],
    ['sqlMaybe<Row>`\n  SELECT lot.*, seller.name FROM market_lot AS lot`', ['lot.* of market_lot']],
    ['sql`SELECT count(*) FROM lot`', []],
    ['sql`SELECT entry.* FROM unnest(a) AS one JOIN LATERAL (SELECT id FROM b) AS entry`', []],
    ['sql`SELECT * FROM (SELECT id FROM lot) AS listed`', []],
  ])('%s', (source, faults) => {
    expect(wholeTables(source)).toEqual(faults)
  })
})
