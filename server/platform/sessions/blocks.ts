import { Op } from 'sequelize'
import { now } from '../clock.ts'
import type { ModelRow } from '../database/model.ts'
import { GameError } from '../errors.ts'
import { sql } from '../sql.ts'
import { endAccess } from './end-access.ts'
import { playerBlocks } from './models.ts'

type Block = Pick<ModelRow<typeof playerBlocks>, 'reason' | 'until' | 'byId'>

/** The player's block in force. */
export async function findBlock(playerId: number): Promise<Block | undefined> {
  const inForce = { [Op.or]: [null, { [Op.gt]: now() }] }
  const found = await playerBlocks().findOne({ where: { playerId, liftedAt: null, until: inForce } })
  return found?.get()
}

/** Those of these players who have a block in force. */
export async function findBlocked(playerIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await sql<{ playerId: number }>`
    SELECT player_id FROM player_block WHERE player_id = ANY(${playerIds}::bigint[]) AND lifted_at IS NULL
      AND coalesce(until > ${now()}, true)`
  return new Set(rows.map(({ playerId }) => playerId))
}

const MOSCOW_TIME = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** What a blocked player reads: until when, and why. Like the game day, the time is Moscow's. */
export function blockMessage({ reason, until }: Block): string {
  const end = until ? `до ${MOSCOW_TIME.format(until)} по Москве` : 'навсегда'
  return `Вход в игру закрыт ${end}. Причина: ${reason}`
}

/** The refusal that tells a blocked player why: 401 for a call in an ended session, 403 for a login. */
export function playerBlocked(status: 401 | 403, block: Block): GameError {
  const { until } = block
  return new GameError(
    status,
    'playerBlocked',
    blockMessage(block),
    until ? { until: until.toISOString() } : undefined,
  )
}

/** Lifts the player's block, if there is one. */
export async function liftBlock(playerId: number): Promise<void> {
  await playerBlocks().update({ liftedAt: now() }, { where: { playerId, liftedAt: null } })
}

/**
 * Blocks a locked player until `until` (null: for good) in place of an earlier block, and ends the sessions. Returns how
 * many were open.
 */
export async function blockPlayer(
  { id: playerId }: { readonly id: number },
  block: { readonly reason: string; readonly until: Date | null; readonly byId: number },
): Promise<number> {
  await liftBlock(playerId)
  await playerBlocks().create({ ...block, playerId, since: now() })
  return (await endAccess(playerId, 'BLOCKED')).length
}
