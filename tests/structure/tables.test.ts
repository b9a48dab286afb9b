import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DOMAIN_IMPORTS } from './domain-imports.ts'
import { domainOf, findCircle, SERVER_FILES } from './server-files.ts'
import { FOREIGN_WRITES, TABLE_READERS } from './table-readers.ts'

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

const MIGRATIONS = 'server/migrations'
const TABLES = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .flatMap((file) => [
    ...readFileSync(`${MIGRATIONS}/${file}`, 'utf8').matchAll(/^(CREATE|DROP)(?: UNLOGGED)? TABLE (\w+)/gm),
  ])
  .reduce((tables, [, verb, table = '']) => {
    if (verb === 'CREATE') tables.add(table)
    else tables.delete(table)
    return tables
  }, new Set<string>())

/** `UPDATE ${stack}`: statements about a table chosen by kind. */
const CHOSEN = {
  stack: ['resource_stack', 'consumable_stack'],
  entry: ['resource_entry', 'consumable_entry'],
}

/** `players`: the model of the table `player`, and its file. */
const MODELS = SERVER_FILES.flatMap(({ path, text }) =>
  [...text.matchAll(/const (\w+) = defineModel\('(\w+)'/g)].map(([, model = '', table = '']) => ({
    model,
    path,
    table,
  })),
)
/** The folder of a table's model owns it: nobody else may write it. */
const OWNERS = new Map(MODELS.map(({ table, path }) => [table, folderOf(path)]))
const TABLE_OF_MODEL = new Map(MODELS.map(({ model, table }) => [model, table]))

function tablesOf(word: string): string[] {
  const chosen = /^\$\{(\w+)\}$/.exec(word)?.[1]
  if (chosen === 'stack' || chosen === 'entry') return CHOSEN[chosen]
  const model = /^\$\{newRowOf\((\w+)/.exec(word)?.[1]
  if (model) return [TABLE_OF_MODEL.get(model) ?? model]
  return TABLES.has(word) ? [word] : []
}

type Use = { readonly path: string; readonly table: string }

function usesOf(pattern: RegExp): Use[] {
  return SERVER_FILES.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([, word = '']) => tablesOf(word)).map((table) => ({ path, table })),
  )
}

/** Calls of models: `notifications().update(…)`. */
function callsOfModels(methods: string): Use[] {
  return SERVER_FILES.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`(\\w+)\\(\\)\\s*\\.(?:${methods})\\(`, 'g'))].flatMap(([, model = '']) => {
      const table = TABLE_OF_MODEL.get(model)
      return table ? [{ path, table }] : []
    }),
  )
}

const MODEL_WRITES = callsOfModels('create|bulkCreate|update|destroy|increment|decrement|upsert')
const WRITES = [
  ...usesOf(/(?:INSERT INTO|(?<!DO |NO KEY |FOR )UPDATE|DELETE FROM)\s+(\$\{newRowOf\(\w+|\$\{\w+\}|\w+)/g),
  ...MODEL_WRITES,
]
const READS = [
  ...usesOf(/(?<!DELETE )(?:FROM|JOIN)\s+(\$\{\w+\}|\w+)/g),
  ...callsOfModels('find\\w+|count|sum|min|max'),
]

function isOwn({ path, table }: Use): boolean {
  return folderOf(path) === OWNERS.get(table)
}

describe('tables', () => {
  test('are written by their owner only', () => {
    expect(WRITES.length).toBeGreaterThan(40)
    const foreign = WRITES.filter((use) => !isOwn(use)).map(({ path, table }) => `${path} writes ${table}`)
    expect([...new Set(foreign)].sort()).toEqual([...FOREIGN_WRITES].sort())
  })

  test('are each described once, in the models.ts of the folder that owns them', () => {
    expect(MODELS.map(({ table }) => table).sort()).toEqual([...TABLES].sort())
    expect(TABLE_OF_MODEL.size).toBe(MODELS.length)
    expect(MODELS.filter(({ path }) => !path.endsWith('/models.ts'))).toEqual([])
    expect(MODEL_WRITES.length).toBeGreaterThan(0)
  })

  test('are read elsewhere only by listed files', () => {
    const foreign = READS.filter((use) => !isOwn(use))
    const faults = foreign.filter(({ path, table }) => !TABLE_READERS[path]?.includes(table))
    expect(faults).toEqual([])
    const named = Object.entries(TABLE_READERS).flatMap(([path, tables]) =>
      tables.map((table) => `${path} ${table}`),
    )
    const read = new Set(foreign.map(({ path, table }) => `${path} ${table}`))
    expect(named.filter((reader) => !read.has(reader))).toEqual([])
  })

  test('are read between domains without a cycle', () => {
    const arrows: Record<string, string[]> = {}
    const add = (from: string, to: string) => {
      arrows[from] = [...(arrows[from] ?? []), to]
    }
    for (const [from, all] of Object.entries(DOMAIN_IMPORTS)) for (const to of all) add(from, to)
    for (const { path, table } of READS) {
      const from = domainOf(path)
      const to = domainOf(`${OWNERS.get(table)}/`)
      if (from && to && from !== to) add(from, to)
    }
    expect(findCircle(arrows)).toBeUndefined()
  })

  test('of domains are read neither by the game nor by the platform', () => {
    const faults = READS.filter(
      ({ path, table }) =>
        !path.startsWith('server/domains/') && OWNERS.get(table)?.startsWith('server/domains/'),
    )
    expect(faults).toEqual([])
  })
})
