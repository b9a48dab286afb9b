import { adminActions } from '../../game/audit/models.ts'
import { columnOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import type { Order, Page } from '../../platform/http/list-range.ts'
import { part, type SqlPart, sqlOne, sqlUnprepared, trustedText } from '../../platform/sql.ts'

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
}

function matching({ id, playerId, subjectId, operation }: AuditFilter): SqlPart {
  return part`true
    ${id === undefined ? part`` : part`AND admin_action.id = ANY(${id}::bigint[])`}
    ${playerId === undefined ? part`` : part`AND admin_action.player_id = ${playerId}`}
    ${subjectId === undefined ? part`` : part`AND admin_action.subject_id = ${subjectId}`}
    ${operation === undefined ? part`` : part`AND admin_action.operation = ${operation}`}`
}

/** A range of what administrators changed, and its number. */
export async function findAuditEntries(
  filter: AuditFilter,
  { column, direction }: Order<'id'>,
  { limit, offset }: Page,
): Promise<{ rows: AuditRow[]; count: number }> {
  const rows = await sqlUnprepared<AuditRow>`
    SELECT ${shown}, player.name AS player_name, subject.name AS subject_name
    FROM admin_action JOIN player ON player.id = admin_action.player_id
    LEFT JOIN player AS subject ON subject.id = admin_action.subject_id
    WHERE ${matching(filter)}
    ORDER BY ${columnOf(adminActions, column, 'admin_action')} ${trustedText(direction)} LIMIT ${limit} OFFSET ${offset}`
  const counted = await sqlOne<{ count: number }>`SELECT count(*) FROM admin_action WHERE ${matching(filter)}`
  return { rows, ...counted }
}
