import type { Attributes, Model, ModelStatic, Sequelize } from 'sequelize'
import { currentPlatform } from '../ambient.ts'
import type { Column } from './columns.ts'

type Columns = Record<string, Column<unknown, 'us' | 'database'>>

/** The rows that columns describe. */
type RowOf<Described extends Columns> = {
  readonly [Name in keyof Described]: Described[Name] extends Column<infer Value, 'us' | 'database'>
    ? Value
    : never
}

type WrittenByUs<Described extends Columns> = {
  [Name in keyof Described]: Described[Name] extends Column<unknown, 'us'> ? Name : never
}[keyof Described]

/** What a new row needs; what may be null may be left out. */
type NewRowOf<Described extends Columns> = Pick<RowOf<Described>, WrittenByUs<Described>>

/** A row as Sequelize gives it: its columns are properties. Take `get()` where a plain object is wanted. */
type Instance<Described extends Columns> = Model<RowOf<Described>, NewRowOf<Described>> & RowOf<Described>

/** The rows of a model: `ModelRow<typeof sessions>`. */
export type ModelRow<Defined extends () => ModelStatic<Model>> = Attributes<InstanceType<ReturnType<Defined>>>

/**
 * Describes a table, or as much of it as a domain needs, for ordinary reading and writing; columns are named in
 * camelCase here and in snake_case there. Returns a function that gives the model on the current platform's database.
 * Inside `inTransaction` the model works in that transaction: wait for each call before the next. Hot commands use
 * `sql` instead.
 */
export function defineModel<Described extends Columns>(
  table: string,
  columns: Described,
): () => ModelStatic<Instance<Described>> {
  const models = new WeakMap<Sequelize, ModelStatic<Instance<Described>>>()
  return () => {
    const { sequelize } = currentPlatform().database
    const known = models.get(sequelize)
    if (known) return known
    const model = sequelize.define<Instance<Described>, Described>(
      table,
      { ...columns },
      { tableName: table },
    )
    models.set(sequelize, model)
    return model
  }
}
