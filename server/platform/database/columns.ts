import { DataTypes, type ModelAttributeColumnOptions } from 'sequelize'

declare const described: unique symbol

/**
 * A column of a model: Sequelize's options, and for the compiler the type of its values and who writes them. Values
 * arrive as `row-types.ts` parses them, for models as for `sql`. Not null unless `nullable`.
 */
export interface Column<Value, Writer extends 'us' | 'database' = 'us'> extends ModelAttributeColumnOptions {
  readonly [described]?: { readonly value: Value; readonly writer: Writer }
}

/** The model's key: every model names its own. */
export const primaryKey = <Value>({ type }: Column<Value>): Column<Value> => ({
  type,
  allowNull: false,
  primaryKey: true,
})

export const nullable = <Value>({ type }: Column<Value>): Column<Value | null> => ({ type })

/** Filled in by the database alone: no part of a new row. */
export const generated = <Value>({ type }: Column<Value>): Column<Value, 'database'> => ({ type })

/** A key that the database counts. */
export const identity = (): Column<number, 'database'> => ({
  type: DataTypes.BIGINT,
  primaryKey: true,
  autoIncrement: true,
})

export const bigint = (): Column<number> => ({ type: DataTypes.BIGINT, allowNull: false })

export const integer = (): Column<number> => ({ type: DataTypes.INTEGER, allowNull: false })

/** Text; of a closed set where the table checks it. */
export const text = <Value extends string = string>(): Column<Value> => ({
  type: DataTypes.TEXT,
  allowNull: false,
})

export const texts = (): Column<string[]> => ({ type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false })

export const uuid = (): Column<string> => ({ type: DataTypes.UUID, allowNull: false })

export const bytea = (): Column<Buffer> => ({ type: DataTypes.BLOB, allowNull: false })

/** The address of one computer, without a mask. */
export const inet = (): Column<string> => ({ type: DataTypes.INET, allowNull: false })

export const timestamptz = (): Column<Date> => ({ type: DataTypes.DATE, allowNull: false })

/** Parsed; `Value` is our own word for what was stored. */
export const jsonb = <Value extends object>(): Column<Value> => ({ type: DataTypes.JSONB, allowNull: false })
