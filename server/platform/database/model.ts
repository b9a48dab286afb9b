import type { Attributes, Model, ModelStatic, Sequelize } from 'sequelize'
import { currentPlatform } from '../ambient.ts'
import type { Column, ColumnWriter } from './columns.ts'

export type Columns = Record<string, Column<unknown, ColumnWriter>>

/** The row type of these columns. */
export type RowOf<Described extends Columns> = {
  readonly [Name in keyof Described]: Described[Name] extends Column<infer Value, ColumnWriter>
    ? Value
    : never
}

type WrittenBy<Writer extends ColumnWriter, Described extends Columns> = {
  [Name in keyof Described]: Described[Name] extends Column<unknown, Writer> ? Name : never
}[keyof Described]

type NullableOf<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row]

/** The fields of a new row. Nullable fields and those with a default may be omitted. */
export type NewRowOf<Described extends Columns, Row = RowOf<Described>> = Pick<
  Row,
  Exclude<WrittenBy<'us', Described> & keyof Row, NullableOf<Row>>
> &
  Partial<Pick<Row, WrittenBy<'default', Described> & keyof Row>> &
  Partial<Pick<Row, WrittenBy<'us', Described> & NullableOf<Row>>>

/** A row as Sequelize returns it: its columns are properties. Use `get()` for a plain object. */
type Instance<Described extends Columns> = Model<RowOf<Described>, NewRowOf<Described>> & RowOf<Described>

/**
 * The description of a table. Calling it returns Sequelize's model on the current platform's database.
 * `model-parts.ts` builds parts of `sql` statements from it.
 */
export type TableModel<Described extends Columns> = {
  (): ModelStatic<Instance<Described>>
  readonly table: string
  readonly columns: Described
}

/** The row type of a model: `ModelRow<typeof sessions>`. */
export type ModelRow<Defined extends () => ModelStatic<Model>> = Attributes<InstanceType<ReturnType<Defined>>>

/** The fields of a new row of a model: `NewModelRow<typeof sessions>`. */
export type NewModelRow<Defined extends { readonly columns: Columns }> = NewRowOf<Defined['columns']>

/** playerId → player_id, like Sequelize's `underscored`. `sql` converts the names of its rows back. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A copy, because Sequelize modifies the columns it gets. */
function copyOf<Described extends Columns>(columns: Described): Described {
  const copy = { ...columns }
  for (const name in copy) copy[name] = { ...copy[name] }
  return copy
}

/**
 * Describes a table: the only place that lists its columns (checked by `tests/server/platform/models.test.ts`).
 * Columns are camelCase here and snake_case in the database. Inside `inTransaction` Sequelize's model uses that
 * transaction: await each call before the next. Hot commands use `sql` instead.
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
