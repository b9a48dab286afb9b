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

/**
 * The database is unreachable, went away during the work, or has no free connection. The caller gets 503 and may
 * retry with the same idempotency key: it is unknown whether the work was committed.
 */
export function isDatabaseAway(error: unknown): boolean {
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|08|57P0|53300)/.test(codeOf(error)) ||
    (error instanceof Error &&
      /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
        error.message,
      ))
  )
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
