import { DataTypes } from 'sequelize'
import { json, type SqlPart, type SqlValue, trustedText } from '../sql.ts'
import { type Columns, columnName, type NewRowOf, type RowOf, type TableModel } from './model.ts'

declare const listed: unique symbol

/** A list of columns for a statement, with the row type that it selects. */
export type ColumnList<Row> = SqlPart & { readonly [listed]?: Row }

/** The row type of a list of columns: `ListedRow<typeof OPEN_RUN>`. */
export type ListedRow<List> = List extends ColumnList<infer Row> ? Row : never

const wholeLists = new WeakMap<Columns, SqlPart>()

/** `id, player_id, …`: every column of the model, with the table's alias if given. */
export function columnsOf<Described extends Columns>(
  { columns }: TableModel<Described>,
  alias?: string,
): ColumnList<RowOf<Described>> {
  if (alias !== undefined)
    return trustedText(
      Object.keys(columns)
        .map((name) => `${alias}.${columnName(name)}`)
        .join(', '),
    )
  const known = wholeLists.get(columns)
  if (known) return known
  const made = trustedText(Object.keys(columns).map(columnName).join(', '))
  wholeLists.set(columns, made)
  return made
}

/** `run.id, run.player_id`: these columns of the model, with the table's alias if given. */
export function someColumnsOf<Described extends Columns, Name extends keyof Described & string>(
  _model: TableModel<Described>,
  names: readonly Name[],
  alias?: string,
): ColumnList<Pick<RowOf<Described>, Name>> {
  const prefix = alias === undefined ? '' : `${alias}.`
  return trustedText(names.map((name) => `${prefix}${columnName(name)}`).join(', '))
}

/** `resource_stack`: for statements whose table is a parameter. */
export function tableOf({ table }: { readonly table: string }): SqlPart {
  return trustedText(table)
}

/** `ends_at`: one column of the model, with the table's alias if given. */
export function columnOf<Described extends Columns, Name extends keyof Described & string>(
  model: TableModel<Described>,
  name: Name,
  alias?: string,
): SqlPart {
  return someColumnsOf(model, [name], alias)
}

function isSqlValue(value: unknown): value is SqlValue {
  return (
    typeof value !== 'object' ||
    value === null ||
    value instanceof Date ||
    value instanceof Uint8Array ||
    Array.isArray(value)
  )
}

/** The columns that `row` sets, in the model's order, with the values as they are sent: jsonb as text. */
function given(columns: Columns, row: object): { column: string; value: SqlValue }[] {
  return Object.entries(columns).flatMap(([name, { type }]) => {
    const value: unknown = Reflect.get(row, name)
    if (value === undefined) return []
    const sent = type === DataTypes.JSONB && value !== null ? json(value) : value
    if (!isSqlValue(sent)) throw new Error(`Invalid value for the column ${name}`)
    return [{ column: columnName(name), value: sent }]
  })
}

function assignmentsAfter<Described extends Columns>(
  first: string,
  { columns }: TableModel<Described>,
  changes: Partial<RowOf<Described>>,
): SqlPart {
  const assigned = given(columns, changes)
  return {
    texts: [...assigned.map(({ column }, index) => `${index === 0 ? first : ', '}${column} = `), ''],
    values: assigned.map(({ value }) => value),
  }
}

/** `level = $1, energy = $2`: only columns of the model, in its order, so that the statement text stays the same. */
export function assignmentsOf<Described extends Columns>(
  model: TableModel<Described>,
  changes: Partial<RowOf<Described>>,
): SqlPart {
  return assignmentsAfter('', model, changes)
}

/** `, level = $1, energy = $2`: the same, after other assignments of the statement. */
export function furtherAssignmentsOf<Described extends Columns>(
  model: TableModel<Described>,
  changes: Partial<RowOf<Described>>,
): SqlPart {
  return assignmentsAfter(', ', model, changes)
}

/** `fight_log (player_id, fight_id) VALUES ($1, $2)`: the rest of an INSERT INTO. */
export function newRowOf<Described extends Columns>(
  { table, columns }: TableModel<Described>,
  row: NewRowOf<Described>,
): SqlPart {
  const filled = given(columns, row)
  const names = filled.map(({ column }) => column).join(', ')
  return {
    texts: [`${table} (${names}) VALUES (`, ...filled.slice(1).map(() => ', '), ')'],
    values: filled.map(({ value }) => value),
  }
}
