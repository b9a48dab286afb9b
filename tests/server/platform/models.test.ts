import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Columns, columnName, type TableModel } from '#server/platform/database/model.ts'
import { sql } from '#server/platform/sql.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

/** Table of migrations, written by server/platform/database/migrate.ts before models exist. */
const WITHOUT_MODEL = ['migration']

const root = path.resolve(import.meta.dirname, '../../../server')

let test: TestPlatform
let models: TableModel<Columns>[]
beforeAll(async () => {
  test = await openTestPlatform()
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('models.ts'))
  const modules: object[] = await Promise.all(files.map((file) => import(path.join(root, file))))
  models = modules.flatMap((module) => Object.values(module)).filter(isModel)
})
afterAll(() => test.close())

function isModel(value: unknown): value is TableModel<Columns> {
  return typeof value === 'function' && 'table' in value && 'columns' in value
}

type ColumnFacts = {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isNullable: boolean
  /** The database supplies a default value. */
  readonly hasDefault: boolean
  /** Part of the primary key, or else of a unique one. */
  readonly isKey: boolean
}

function readSchema() {
  return sql<ColumnFacts>`
    SELECT class.relname AS table, attname AS column, format_type(atttypid, atttypmod) AS type, NOT attnotnull AS is_nullable,
      atthasdef OR attidentity <> '' AS has_default,
      EXISTS (SELECT FROM pg_index AS key WHERE key.indrelid = attrelid AND attnum = ANY(key.indkey) AND (key.indisprimary
        OR key.indisunique AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND indisprimary))) AS is_key
    FROM pg_attribute JOIN pg_class AS class ON class.oid = attrelid
    WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`
}

/** Sequelize's names of types, where they differ from PostgreSQL's. */
function typeOf(sql: string): string {
  return sql.toLowerCase().replace('varchar', 'character varying')
}

function describedBy(model: TableModel<Columns>): ColumnFacts[] {
  return Object.values(model().getAttributes()).map((attribute) => ({
    table: model.table,
    column: attribute.field ?? '',
    type: typeOf(String(attribute.type)),
    isNullable: attribute.allowNull ?? true,
    hasDefault: attribute.autoIncrement === true || attribute.defaultValue !== undefined,
    isKey: attribute.primaryKey ?? false,
  }))
}

function inOrder(columns: readonly ColumnFacts[]): string[] {
  return columns
    .map(
      ({ table, column, type, ...facts }) =>
        `${table}.${column} ${type}${facts.isNullable ? '' : ' not null'}${facts.hasDefault ? ' default' : ''}${facts.isKey ? ' key' : ''}`,
    )
    .sort()
}

describe('models', () => {
  it('describe every table and every column as the migrations made them, and nothing else', async () => {
    const stored = (await readSchema()).filter(({ table }) => !WITHOUT_MODEL.includes(table))
    expect(inOrder(models.flatMap(describedBy))).toEqual(inOrder(stored))
  })

  it('describe each table once', () => {
    const tables = models.map(({ table }) => table).sort()
    expect(tables.filter((table, index) => tables.indexOf(table) !== index)).toEqual([])
  })

  it('name columns for sql as for Sequelize', () => {
    const faults = models.flatMap((model) =>
      Object.entries(model().getAttributes())
        .filter(([name, { field }]) => field !== columnName(name))
        .map(([name]) => `${model.table}.${name}`),
    )
    expect(faults).toEqual([])
  })
})
