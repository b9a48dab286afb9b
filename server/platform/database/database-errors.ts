function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

function codeOf(error: unknown): string {
  return String(property(error, 'code') ?? property(property(error, 'original'), 'code'))
}

/** PostgreSQL's five-character error code (SQLSTATE), also if Sequelize wraps the error. */
export function databaseErrorCode(error: unknown): string | undefined {
  const code = codeOf(error)
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** Codes of connections that fail, and SQLSTATE classes of those that the database ends. */
const LOST = [
  'ECONN',
  // A machine that is switched off, or cannot be reached.
  'EHOST',
  'ENET',
  'EPIPE',
  'ETIMEDOUT',
  // connection_exception
  '08',
  // admin_shutdown, crash_shutdown, cannot_connect_now
  '57P',
]

/** SQLSTATE classes and codes of a database that cannot serve for now. */
const AWAY = [
  // operator_intervention: shutdown, crash, a statement that took too long
  '57',
  // insufficient_resources: no connection, memory or disk space is left
  '53',
  // lock_not_available: a lock was waited for too long
  '55P03',
  // deadlock_detected, serialization_failure, even after several attempts
  '40P01',
  '40001',
  // read_only_sql_transaction: a standby
  '25006',
]

function startsWithOneOf(error: unknown, codes: readonly string[]): boolean {
  const code = codeOf(error)
  return codes.some((start) => code.startsWith(start))
}

/** The connection was cut or could not be made. It says nothing about the work. */
export function isConnectionLost(error: unknown): boolean {
  return (
    startsWithOneOf(error, LOST) ||
    (error instanceof Error &&
      /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
        error.message,
      ))
  )
}

/**
 * The database is unreachable, went away during the work, or cannot do it for now. The caller gets 503 and may retry
 * with the same idempotency key: it is unknown whether the work was committed.
 */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || startsWithOneOf(error, AWAY)
}

/** The violated constraint, also if Sequelize wraps the error. */
export function violatedConstraint(error: unknown): string | undefined {
  const constraint = property(error, 'constraint') ?? property(property(error, 'original'), 'constraint')
  return typeof constraint === 'string' ? constraint : undefined
}

/** A row with the same unique value exists. `constraint` narrows the check to one index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return databaseErrorCode(error) === '23505' && (!constraint || violatedConstraint(error) === constraint)
}
