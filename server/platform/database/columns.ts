import { DataTypes, type ModelAttributeColumnOptions } from 'sequelize'

declare const described: unique symbol

/**
 * A column of a model: Sequelize's options, and for the compiler the type of its values and who writes them. Values
 * arrive as `row-types.ts` parses them, for models as for `sql`. Not null unless `nullable`.
 */
export type Column<Value, Writer extends 'us' | 'database' = 'us'> = ModelAttributeColumnOptions & {
  readonly [described]?: { readonly value: Value; readonly writer: Writer }
}

/** The model's key: every model names its own. */
export function primaryKey<Value>({ type }: Column<Value>): Column<Value> {
  return {
    type,
    allowNull: false,
    primaryKey: true,
  }
}

export function nullable<Value>({ type }: Column<Value>): Column<Value | null> {
  return { type }
}

/** Filled in by the database alone: no part of a new row. */
export function generated<Value>({ type }: Column<Value>): Column<Value, 'database'> {
  return { type }
}

/** A key that the database counts. */
export function identity(): Column<number, 'database'> {
  return {
    type: DataTypes.BIGINT,
    primaryKey: true,
    autoIncrement: true,
  }
}

export function bigint(): Column<number> {
  return { type: DataTypes.BIGINT, allowNull: false }
}

export function integer(): Column<number> {
  return { type: DataTypes.INTEGER, allowNull: false }
}

/** Text; of a closed set where the table checks it. */
export function text<Value extends string = string>(): Column<Value> {
  return {
    type: DataTypes.TEXT,
    allowNull: false,
  }
}

export function texts(): Column<string[]> {
  return { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false }
}

export function uuid(): Column<string> {
  return { type: DataTypes.UUID, allowNull: false }
}

export function bytea(): Column<Buffer> {
  return { type: DataTypes.BLOB, allowNull: false }
}

/** The address of one computer, without a mask. */
export function inet(): Column<string> {
  return { type: DataTypes.INET, allowNull: false }
}

export function timestamptz(): Column<Date> {
  return { type: DataTypes.DATE, allowNull: false }
}

/** Parsed; `Value` is our own word for what was stored. */
export function jsonb<Value extends object>(): Column<Value> {
  return { type: DataTypes.JSONB, allowNull: false }
}
