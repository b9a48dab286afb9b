import { type OperationFacts, type OperationId, operations } from '../../../generated/operations.ts'
import { now } from '../../platform/clock.ts'
import { networkMark } from '../../platform/security-log.ts'
import { json, sqlSoon } from '../../platform/sql.ts'

/** What proves who the caller is stays out of the record. */
const SECRETS = new Set(['password', 'code'])

/** Longer texts are cut: their versions are kept elsewhere. */
const TEXT_MAX = 500

type AdministratorsCall = {
  readonly params: unknown
  readonly body?: unknown
  readonly address: string
  readonly requestId: string
}

function shown(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter(([name]) => !SECRETS.has(name)))
}

/** Whether only administrators may make the call. */
export function isAdministrators(operation: OperationId): boolean {
  const { roles }: OperationFacts = operations[operation]
  return roles.length > 0
}

/**
 * Records a command of an administrator in its transaction, so that no change is without its record. `subjectId`: the player acted
 * upon. Not awaited.
 */
export function recordAction(
  operation: OperationId,
  playerId: number,
  subjectId: number | null,
  { params, body, address, requestId }: AdministratorsCall,
): void {
  const request = JSON.parse(JSON.stringify({ ...fieldsOf(params), ...fieldsOf(body) }, shown))
  sqlSoon`
    INSERT INTO admin_action (player_id, operation, subject_id, request, network, request_id, created_at)
    VALUES (${playerId}, ${operation}, ${subjectId}, ${json(request)}, ${networkMark(address)}, ${requestId}, ${now()})`
}
