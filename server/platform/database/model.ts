import type { Model, ModelAttributes, ModelStatic, Sequelize } from 'sequelize'
import { currentPlatform } from '../ambient.ts'

/** A Sequelize model of rows of type `Row`; `NewRow` is what creating one needs. */
export type TableModel<Row extends object, NewRow extends object = Partial<Row>> = ModelStatic<
  Model<Row, NewRow>
>

/**
 * Describes a table for ordinary reading and writing. Returns a function that gives the model on the current
 * platform's database; inside `inTransaction` the model works in that transaction. Hot commands use `sql` instead.
 */
export const defineModel = <Row extends object, NewRow extends object = Partial<Row>>(
  table: string,
  attributes: ModelAttributes<Model<Row, NewRow>, Row>,
): (() => TableModel<Row, NewRow>) => {
  const models = new WeakMap<Sequelize, TableModel<Row, NewRow>>()
  return () => {
    const { sequelize } = currentPlatform().database
    const known = models.get(sequelize)
    if (known) return known
    const model = sequelize.define<Model<Row, NewRow>, Row>(table, attributes, { tableName: table })
    models.set(sequelize, model)
    return model
  }
}
