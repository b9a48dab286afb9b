const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** PostgreSQL's five-letter code of `error`, also when Sequelize has wrapped it. */
export const databaseErrorCode = (error: unknown): string | undefined => {
  const code = property(error, 'code') ?? property(property(error, 'original'), 'code')
  return typeof code === 'string' ? code : undefined
}

/** The constraint that `error` speaks of, also when Sequelize has wrapped it. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const constraint = property(error, 'constraint') ?? property(property(error, 'original'), 'constraint')
  return typeof constraint === 'string' ? constraint : undefined
}

/** A row with the same unique value is there already; `constraint` narrows it to one index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  databaseErrorCode(error) === '23505' && (!constraint || violatedConstraint(error) === constraint)
