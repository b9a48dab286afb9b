import { DataTypes, literal, type ModelAttributeColumnOptions } from 'sequelize'

declare const described: unique symbol

/** Who gives a new row its value: we do, we may (else the table's default), or only the database does. */
export type ColumnWriter = 'us' | 'default' | 'database'

/**
 * A column of a model: Sequelize's options, and for the compiler the type of its values and who writes them. Values
 * arrive as `row-types.ts` parses them, for models as for `sql`. Not null unless `nullable`.
 */
export type Column<Value, Writer extends ColumnWriter = 'us'> = ModelAttributeColumnOptions & {
  readonly allowNull: boolean
  readonly [described]?: { readonly value: Value; readonly writer: Writer }
}

function notNull<Value>(type: ModelAttributeColumnOptions['type']): Column<Value> {
  return { type, allowNull: false }
}

/** A part of the table's key, or all of it: Sequelize wants to know it of every model. */
export function primaryKey<Value>(column: Column<Value>): Column<Value> {
  return { ...column, primaryKey: true }
}

export function nullable<Value, Writer extends ColumnWriter>(
  column: Column<Value, Writer>,
): Column<Value | null, Writer> {
  return { ...column, allowNull: true }
}

/** A new row may leave it to the table's default. */
export function withDefault<Value>({
  type,
  allowNull,
  primaryKey: isKey = false,
}: Column<Value>): Column<Value, 'default'> {
  return { type, allowNull, primaryKey: isKey, defaultValue: literal('DEFAULT') }
}

/** Filled in by the database alone: no part of a new row. */
export function generated<Value>({ type, allowNull }: Column<Value>): Column<Value, 'database'> {
  return { type, allowNull, defaultValue: literal('DEFAULT') }
}

/** A key that the database counts. */
export function identity(): Column<number, 'database'> {
  return { type: DataTypes.BIGINT, allowNull: false, primaryKey: true, autoIncrement: true }
}

/** A key that the database counts where a new row does not bring one along. */
export function givenIdentity(): Column<number, 'default'> {
  return { type: DataTypes.BIGINT, allowNull: false, primaryKey: true, autoIncrement: true }
}

export function bigint(): Column<number> {
  return notNull(DataTypes.BIGINT)
}

export function integer<Value extends number = number>(): Column<Value> {
  return notNull(DataTypes.INTEGER)
}

/** A small number; of a closed set where the table checks it. */
export function smallint<Value extends number = number>(): Column<Value> {
  return notNull(DataTypes.SMALLINT)
}

export function boolean(): Column<boolean> {
  return notNull(DataTypes.BOOLEAN)
}

/** Text; of a closed set where the table checks it. */
export function text<Value extends string = string>(): Column<Value> {
  return notNull(DataTypes.TEXT)
}

/** Text of a length that the column itself limits: for tables whose shape a library dictates. */
export function varchar(length: number): Column<string> {
  return notNull(DataTypes.STRING(length))
}

export function texts<Value extends string = string>(): Column<Value[]> {
  return notNull(DataTypes.ARRAY(DataTypes.TEXT))
}

export function bigints(): Column<number[]> {
  return notNull(DataTypes.ARRAY(DataTypes.BIGINT))
}

export function smallints(): Column<number[]> {
  return notNull(DataTypes.ARRAY(DataTypes.SMALLINT))
}

export function uuid(): Column<string> {
  return notNull(DataTypes.UUID)
}

export function bytea(): Column<Buffer> {
  return notNull(DataTypes.BLOB)
}

/** The address of one computer, without a mask. */
export function inet(): Column<string> {
  return notNull(DataTypes.INET)
}

export function timestamptz(): Column<Date> {
  return notNull(DataTypes.DATE)
}

/** A day as `YYYY-MM-DD`. */
export function date(): Column<string> {
  return notNull(DataTypes.DATEONLY)
}

/** Parsed; `Value` is our own word for what was stored. */
export function jsonb<Value extends object>(): Column<Value> {
  return notNull(DataTypes.JSONB)
}

function areComplete<Name extends string, Value>(
  columns: Partial<Record<Name, Value>>,
  names: readonly Name[],
): columns is Record<Name, Value> {
  return names.every((name) => columns[name] !== undefined)
}

/** Columns of one kind, named by a list of the rules: a new army group becomes a column by itself. */
export function columnsNamed<Name extends string, Described extends Column<unknown, ColumnWriter>>(
  names: readonly Name[],
  column: Described,
): Record<Name, Described> {
  const columns: Partial<Record<Name, Described>> = {}
  for (const name of names) columns[name] = { ...column }
  if (!areComplete(columns, names)) throw new Error('A column has no name')
  return columns
}
