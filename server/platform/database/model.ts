import type { Attributes, Model, ModelStatic, Sequelize } from 'sequelize'
import { currentPlatform } from '../ambient.ts'
import type { Column, ColumnWriter } from './columns.ts'

export type Columns = Record<string, Column<unknown, ColumnWriter>>

/** The rows that columns describe. */
export type RowOf<Described extends Columns> = {
  readonly [Name in keyof Described]: Described[Name] extends Column<infer Value, ColumnWriter>
    ? Value
    : never
}

type WrittenBy<Writer extends ColumnWriter, Described extends Columns> = {
  [Name in keyof Described]: Described[Name] extends Column<unknown, Writer> ? Name : never
}[keyof Described]

type NullableOf<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row]

/** What a new row needs; what may be null or has a default may be left out. */
export type NewRowOf<Described extends Columns, Row = RowOf<Described>> = Pick<
  Row,
  Exclude<WrittenBy<'us', Described> & keyof Row, NullableOf<Row>>
> &
  Partial<Pick<Row, WrittenBy<'default', Described> & keyof Row>> &
  Partial<Pick<Row, WrittenBy<'us', Described> & NullableOf<Row>>>

/** A row as Sequelize gives it: its columns are properties. Take `get()` where a plain object is wanted. */
type Instance<Described extends Columns> = Model<RowOf<Described>, NewRowOf<Described>> & RowOf<Described>

/**
 * A table's one description. Called, it gives Sequelize's model on the current platform's database; `model-parts.ts`
 * takes pieces of `sql` statements from it.
 */
export type TableModel<Described extends Columns> = {
  (): ModelStatic<Instance<Described>>
  readonly table: string
  readonly columns: Described
}

/** The rows of a model: `ModelRow<typeof sessions>`. */
export type ModelRow<Defined extends () => ModelStatic<Model>> = Attributes<InstanceType<ReturnType<Defined>>>

/** What a new row of a model needs: `NewModelRow<typeof sessions>`. */
export type NewModelRow<Defined extends { readonly columns: Columns }> = NewRowOf<Defined['columns']>

/** playerId → player_id, as Sequelize's `underscored` names it; `sql` turns the names of its rows back. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Sequelize writes into the columns that it is given; ours stay as they are described. */
function copyOf<Described extends Columns>(columns: Described): Described {
  const copy = { ...columns }
  for (const name in copy) copy[name] = { ...copy[name] }
  return copy
}

/**
 * Describes a table, all of it: the only place where its columns are listed (`tests/server/platform/models.test.ts`).
 * They are named in camelCase here and in snake_case there. Inside `inTransaction` Sequelize's model works in that
 * transaction: wait for each call before the next. Hot commands use `sql` instead.
 */
export function defineModel<Described extends Columns>(
  table: string,
  columns: Described,
): TableModel<Described> {
  const models = new WeakMap<Sequelize, ModelStatic<Instance<Described>>>()
  const model = (): ModelStatic<Instance<Described>> => {
    const { sequelize } = currentPlatform().database
    const known = models.get(sequelize)
    if (known) return known
    const made = sequelize.define<Instance<Described>, Described>(table, copyOf(columns), {
      tableName: table,
    })
    models.set(sequelize, made)
    return made
  }
  return Object.assign(model, { table, columns })
}
