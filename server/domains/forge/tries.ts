import { Op } from 'sequelize'
import { DAY_MS } from '#rules/core/game-day.ts'
import { report } from '../../game/live/report.ts'
import { now } from '../../platform/clock.ts'
import type { ModelRow, NewModelRow } from '../../platform/database/model.ts'
import { columnsOf, newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlOne } from '../../platform/sql.ts'
import { sharpeningTries } from './models.ts'

/** A stored try at the forge. */
export type TryRow = ModelRow<typeof sharpeningTries>

type NewTry = Required<Omit<NewModelRow<typeof sharpeningTries>, 'playerId' | 'createdAt'>>

const TRIES_SHOWN = 20

/** Stores a try and returns it. */
export async function saveTry(playerId: number, tried: NewTry): Promise<TryRow> {
  const row = { ...tried, playerId, createdAt: now() }
  const { id } = await sqlOne<{ id: number }>`INSERT INTO ${newRowOf(sharpeningTries, row)} RETURNING id`
  report(playerId, 'sharpeningTries')
  return { ...row, id }
}

/** A player's last tries, newest first. */
export function readTries(playerId: number): Promise<TryRow[]> {
  return sql<TryRow>`
    SELECT ${columnsOf(sharpeningTries)} FROM sharpening_try
    WHERE player_id = ${playerId} ORDER BY id DESC LIMIT ${TRIES_SHOWN}`
}

/** Tries are kept for a year, ms. */
const KEPT_MS = 365 * DAY_MS

/** Removes tries older than a year. */
export function purgeTries(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - KEPT_MS)
  return sharpeningTries().destroy({ where: { createdAt: { [Op.lt]: before } }, limit })
}
