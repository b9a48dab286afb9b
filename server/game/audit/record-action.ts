import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts'
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

/** One line of the journal. */
export type RecordedAction = {
  /** The player acted upon. */
  readonly subjectId: number | null
  /** What was asked about it. */
  readonly request: Readonly<Record<string, unknown>>
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

/** What a call asks: its parameters and its body. */
export function requestOf({
  params,
  body,
}: Pick<AdministratorsCall, 'params' | 'body'>): RecordedAction['request'] {
  return { ...fieldsOf(params), ...fieldsOf(body) }
}

/**
 * Records a command of an administrator in its transaction, so that no change is without its record. Not awaited.
 */
export function recordAction(
  operation: OperationId,
  playerId: number,
  { subjectId, request }: RecordedAction,
  { address, requestId }: AdministratorsCall,
): void {
  const kept = JSON.parse(JSON.stringify(request, shown))
  sqlSoon`
    INSERT INTO admin_action (player_id, operation, subject_id, request, network, request_id, created_at)
    VALUES (${playerId}, ${operation}, ${subjectId}, ${json(kept)}, ${networkMark(address)}, ${requestId}, ${now()})`
}
