import { DAY_MS } from '#rules/core/game-day.ts'
import { adminActions } from '../../game/audit/models.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { countRows, type Order, type Page } from '../../platform/http/handlers/list-range.ts'
import { part, type SqlPart, sqlUnprepared, trustedText } from '../../platform/sql.ts'

const shown = someColumnsOf(
  adminActions,
  ['id', 'playerId', 'operation', 'subjectId', 'request', 'network', 'createdAt'],
  'admin_action',
)

export type AuditRow = ListedRow<typeof shown> & {
  readonly playerName: string
  readonly subjectName: string | null
}

export type AuditFilter = {
  readonly id?: readonly number[]
  readonly playerId?: number
  readonly subjectId?: number
  readonly operation?: string
  readonly createdFrom?: string
  readonly createdTo?: string
}

function moscowMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`)
}

function matching({ id, playerId, subjectId, operation, createdFrom, createdTo }: AuditFilter): SqlPart {
  return part`true
    ${id === undefined ? part`` : part`AND admin_action.id = ANY(${id}::bigint[])`}
    ${playerId === undefined ? part`` : part`AND admin_action.player_id = ${playerId}`}
    ${subjectId === undefined ? part`` : part`AND admin_action.subject_id = ${subjectId}`}
    ${operation === undefined ? part`` : part`AND admin_action.operation = ${operation}`}
    ${createdFrom === undefined ? part`` : part`AND admin_action.created_at >= ${moscowMidnight(createdFrom)}`}
    ${createdTo === undefined ? part`` : part`AND admin_action.created_at < ${new Date(moscowMidnight(createdTo).getTime() + DAY_MS)}`}`
}

/**
 * A range of what administrators changed, and its number, at most one more than 10,000. Days are read by the index of time, where lines
 * of one instant are in the order of their ids.
 */
export async function findAuditEntries(
  filter: AuditFilter,
  { direction }: Order<'id'>,
  { limit, offset }: Page,
): Promise<{ rows: AuditRow[]; count: number }> {
  const way = trustedText(direction)
  const isOfDays = filter.createdFrom !== undefined || filter.createdTo !== undefined
  const sorted = isOfDays
    ? part`admin_action.created_at ${way}, admin_action.id ${way}`
    : part`admin_action.id ${way}`
  const rows = await sqlUnprepared<AuditRow>`
    SELECT ${shown}, player.name AS player_name, subject.name AS subject_name
    FROM admin_action JOIN player ON player.id = admin_action.player_id
    LEFT JOIN player AS subject ON subject.id = admin_action.subject_id
    WHERE ${matching(filter)} ORDER BY ${sorted} LIMIT ${limit} OFFSET ${offset}`
  return { rows, count: await countRows(part`admin_action WHERE ${matching(filter)}`) }
}
