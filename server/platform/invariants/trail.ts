import { newRowOf } from '../database/model-parts.ts'
import { sql, sqlMaybe, sqlSoon, trustedText } from '../sql.ts'
import { checkProgress } from './models.ts'

/** A table whose rows, by rising id, tell which players changed. */
export type Trail = {
  readonly table: string
  /** The column with the player's id. */
  readonly player: string
}

type Progress = { readonly position: number; readonly before: number }
type Row = { readonly id: number; readonly playerId: number }

/** Maximum rows of a trail per check. If more remain, the next check follows at once. */
export const TRAIL_ROWS = 2_000

function readRows({ table, player }: Trail, after: number, limit: number): Promise<Row[]> {
  return sql<Row>`
    SELECT id, ${trustedText(player)} AS player_id FROM ${trustedText(table)}
    WHERE id > ${after} ORDER BY id LIMIT ${limit}`
}

async function newestId({ table }: Trail): Promise<number> {
  return (
    (await sqlMaybe<{ id: number }>`SELECT id FROM ${trustedText(table)} ORDER BY id DESC LIMIT 1`)?.id ?? 0
  )
}

async function readProgress({ table }: Trail): Promise<Progress | undefined> {
  return sqlMaybe<Progress>`SELECT position, before FROM check_progress WHERE trail = ${table}`
}

function saveProgress({ table }: Trail, { position, before }: Progress): void {
  sqlSoon`
    INSERT INTO ${newRowOf(checkProgress, { trail: table, position, before })}
    ON CONFLICT (trail) DO UPDATE SET position = excluded.position, before = excluded.before`
}

export type Steps = {
  readonly playerIds: readonly number[]
  /** Whether more rows remain. */
  readonly isBehind: boolean
}

/**
 * The players who changed since the last check, by one trail. Reads the rows of the last check again, since a
 * transaction may commit after another one with a higher id. The first check starts at the newest row: the round
 * covers the older ones.
 */
export async function followTrail(trail: Trail): Promise<Steps> {
  const progress = await readProgress(trail)
  if (!progress) {
    const newest = await newestId(trail)
    saveProgress(trail, { position: newest, before: newest })
    return { playerIds: [], isBehind: false }
  }
  const rows = await readRows(trail, progress.before, TRAIL_ROWS)
  const position = rows.at(-1)?.id ?? progress.position
  const hasMoved = position !== progress.position || progress.position !== progress.before
  if (hasMoved) saveProgress(trail, { position, before: progress.position })
  return { playerIds: rows.map(({ playerId }) => playerId), isBehind: rows.length === TRAIL_ROWS }
}

/** The next `count` players of the endless round. */
export async function goRound(everybody: Trail, count: number): Promise<readonly number[]> {
  const { position } = (await readProgress(everybody)) ?? { position: 0 }
  const rows = await readRows(everybody, position, count)
  const last = rows.length < count ? 0 : (rows.at(-1)?.id ?? 0)
  saveProgress(everybody, { position: last, before: last })
  return rows.map(({ playerId }) => playerId)
}
