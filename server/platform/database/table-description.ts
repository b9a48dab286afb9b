import type { Column, ColumnWriter } from './columns.ts'
import type { TableModel } from './model.ts'
import type { DividedTable } from './partitions/divided-table.ts'

/** Removes at most `limit` rows that are expired at `instant`. Resolves to how many it removed. */
export type Purge = (instant: Date, limit: number) => Promise<number>

/** The person behind a castle that is being deleted. */
export type DeletedPerson = {
  readonly playerId: number
  /** Every e-mail address that letters to this person may have gone to. */
  readonly addresses: readonly string[]
  /** The name of the castle from now on. */
  readonly neutralName: string
}

/**
 * Removes what a table knows of a person, under the lock of the player and in the transaction of the whole deletion. It
 * relies on no other table's step: what needs an order is one step.
 */
export type ErasePerson = (person: DeletedPerson) => Promise<unknown>

/** What players get in the download of their own data. */
export type OwnData<Name> = {
  /** The person comes first in the file, then what the castle has and does. */
  readonly part: 'PERSON' | 'CASTLE'
  readonly title: string
  /** Without those that name other players, secrets and what the game has not revealed yet. */
  readonly columns: readonly Name[]
  /** The column that names the owner, if it is not `playerId`. */
  readonly owner?: Name
  /** Newest first by this column. */
  readonly newest?: Name
}

type Kept = {
  /** How long rows are kept, as docs/operating.md says it. */
  readonly kept: string
  /** Removes them. Without it they are bounded, go with another table's rows, or are kept for ever. */
  readonly purge?: Purge
  /** The purge takes locks of players, which stand before those of all rows. */
  readonly purgeLocksPlayers?: true
  /** Its rows lie in partitions. */
  readonly divided?: Omit<DividedTable, 'table'>
}

type WithPerson<Name> = {
  /** A text: why players do not get it. */
  readonly ownData: OwnData<Name> | string
  /** A text: what becomes of the rows without a step of their own. */
  readonly onDeletion: ErasePerson | string
}

/** A table that names nobody: neither in its columns nor in its texts. */
type WithoutPerson = { readonly person: 'NONE' }

type Decisions<Name> = Kept & (WithPerson<Name> | WithoutPerson)

/** `playerId` names a person, and the owner unless the description names another column. */
type RulesOfColumns<Name> = 'playerId' extends Name
  ? { readonly person?: never }
  : { readonly ownData?: string | { readonly owner: Name } }

/** What happens with the rows of a table. */
export type TableDescription = { readonly table: string } & Decisions<string>

/** `onDeletion` of rows that tell of a castle by its id. */
export const STAYS = 'stays: an id leads to an empty castle with a neutral name'

/** Describes what happens with the rows of a model's table. Each `tables.ts` describes those of the `models.ts` beside it. */
export function describeTable<Described extends Record<string, Column<unknown, ColumnWriter>>>(
  model: TableModel<Described>,
  decisions: Decisions<keyof Described & string> & RulesOfColumns<keyof Described & string>,
): TableDescription {
  return { table: model.table, ...decisions }
}
