import { DataTypes, literal, type ModelAttributeColumnOptions } from 'sequelize'

declare const described: unique symbol

/** Who sets the value in a new row: always us, us or the table's default, or only the database. */
export type ColumnWriter = 'us' | 'default' | 'database'

/**
 * A column of a model: Sequelize's options, and for the compiler the value type and its writer. Values arrive as
 * `row-types.ts` parses them, in models and in `sql`. Not null unless `nullable`.
 */
export type Column<Value, Writer extends ColumnWriter = 'us'> = ModelAttributeColumnOptions & {
  readonly allowNull: boolean
  readonly [described]?: { readonly value: Value; readonly writer: Writer }
}

function notNull<Value>(type: ModelAttributeColumnOptions['type']): Column<Value> {
  return { type, allowNull: false }
}

/** All or part of the primary key. Sequelize requires one for every model. */
export function primaryKey<Value>(column: Column<Value>): Column<Value> {
  return { ...column, primaryKey: true }
}

export function nullable<Value, Writer extends ColumnWriter>(
  column: Column<Value, Writer>,
): Column<Value | null, Writer> {
  return { ...column, allowNull: true }
}

/** A new row may omit it: the table has a default. */
export function withDefault<Value>({
  type,
  allowNull,
  primaryKey: isKey = false,
}: Column<Value>): Column<Value, 'default'> {
  return { type, allowNull, primaryKey: isKey, defaultValue: literal('DEFAULT') }
}

/** Computed by the database, never part of a new row. */
export function generated<Value>({ type, allowNull }: Column<Value>): Column<Value, 'database'> {
  return { type, allowNull, defaultValue: literal('DEFAULT') }
}

/** A key that the database generates. */
export function identity(): Column<number, 'database'> {
  return { type: DataTypes.BIGINT, allowNull: false, primaryKey: true, autoIncrement: true }
}

/** A key that the database generates if a new row has none. */
export function givenIdentity(): Column<number, 'default'> {
  return { type: DataTypes.BIGINT, allowNull: false, primaryKey: true, autoIncrement: true }
}

export function bigint(): Column<number> {
  return notNull(DataTypes.BIGINT)
}

export function integer<Value extends number = number>(): Column<Value> {
  return notNull(DataTypes.INTEGER)
}

/** A small integer. `Value` narrows it where the table checks a closed set. */
export function smallint<Value extends number = number>(): Column<Value> {
  return notNull(DataTypes.SMALLINT)
}

export function boolean(): Column<boolean> {
  return notNull(DataTypes.BOOLEAN)
}

/** Text. `Value` narrows it where the table checks a closed set. */
export function text<Value extends string = string>(): Column<Value> {
  return notNull(DataTypes.TEXT)
}

/** Text with a maximum length in the column type, for tables whose shape a library fixes. */
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

/** A single address, without a mask. */
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

/** Arrives parsed. `Value` is not checked at run time. */
export function jsonb<Value extends object | boolean | number | string>(): Column<Value> {
  return notNull(DataTypes.JSONB)
}

function areComplete<Name extends string, Value>(
  columns: Partial<Record<Name, Value>>,
  names: readonly Name[],
): columns is Record<Name, Value> {
  return names.every((name) => columns[name] !== undefined)
}

/** Columns of the same kind, named by a list of the rules: a new army group gets its column automatically. */
export function columnsNamed<Name extends string, Described extends Column<unknown, ColumnWriter>>(
  names: readonly Name[],
  column: Described,
): Record<Name, Described> {
  const columns: Partial<Record<Name, Described>> = {}
  for (const name of names) columns[name] = { ...column }
  if (!areComplete(columns, names)) throw new Error('A column is missing')
  return columns
}
