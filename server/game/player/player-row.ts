import { PURSES } from '#rules/core/currencies.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { columnsOf, furtherAssignmentsOf } from '../../platform/database/model-parts.ts'
import { type SqlPart, sql, sqlMaybe } from '../../platform/sql.ts'
import { players } from './models.ts'

/** A stored player. */
export type PlayerRow = { -readonly [Name in keyof ModelRow<typeof players>]: ModelRow<typeof players>[Name] }

/** Columns that never change, or that only the ledger writes. */
const NOT_BY_CHANGES = ['id', 'kind', 'createdAt', 'rev', ...PURSES, 'totalGold'] as const

/** What a command may change about a player besides money, which goes through the ledger only. */
export type PlayerChanges = Partial<Omit<PlayerRow, (typeof NOT_BY_CHANGES)[number]>>

/** `, level = $1, energy = $2` for an UPDATE of `player`. */
export function playerAssignments(changes: PlayerChanges): SqlPart {
  const forbidden = NOT_BY_CHANGES.find((name) => name in changes)
  if (forbidden) throw new Error(`This column must not be changed here: ${forbidden}`)
  return furtherAssignmentsOf(players, changes)
}

/** Every column of `PlayerRow`, for SELECT lists. */
export const playerColumns = columnsOf(players)

/** A player without a lock, for reading only. */
export function findPlayer(id: number): Promise<PlayerRow | undefined> {
  return sqlMaybe<PlayerRow>`SELECT ${playerColumns} FROM player WHERE id = ${id}`
}

/** Players without locks, for reading only, in the order of the ids. Unknown ids are missing. */
export function findPlayers(ids: readonly number[]): Promise<PlayerRow[]> {
  return sql<PlayerRow>`SELECT ${playerColumns} FROM player WHERE id = ANY(${ids}::bigint[]) ORDER BY id`
}
