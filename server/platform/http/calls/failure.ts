import { isDatabaseAway } from '../../database/database-errors.ts'
import { GameError, isGameError, overloaded } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { causeOf, warnSummed } from '../../summed-log.ts'
import type { Answer } from '../handlers/handlers.ts'

const internal = new GameError(500, 'internal', 'Произошла ошибка')

function warnOf(refusal: GameError, log: Log, cause: Readonly<Record<string, unknown>>): void {
  warnSummed(log, `calls are refused: ${refusal.code}`, cause)
}

const overload = overloaded()

/** Tells of a call that is refused for lack of capacity without `failureOf`. */
export function warnOfOverload(log: Log): void {
  warnOf(overload, log, {})
}

const notReady = new GameError(503, 'notReady', 'Сервер сейчас недоступен, попробуйте ещё раз', {
  retryAfterSeconds: 2,
})

export type Failure = Answer & {
  readonly retryAfterSeconds: number | undefined
}

function seconds(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/**
 * The answer to a failed call: a refusal as it is, 503 for an unreachable database, 500 without details for
 * anything else. The details go to the log under the request id.
 */
export function failureOf(error: unknown, requestId: string, log: Log): Failure {
  const refusal = isGameError(error) ? error : isDatabaseAway(error) ? notReady : internal
  if (refusal.status === 503) warnOf(refusal, log, isGameError(error) ? {} : causeOf(error))
  else if (!isGameError(error)) log.error({ err: error, requestId }, 'a call failed')
  const { retryAfterSeconds, ...details } = refusal.details ?? {}
  return {
    status: refusal.status,
    body: JSON.stringify({
      message: refusal.messages,
      code: refusal.code,
      details: Object.keys(details).length > 0 ? details : undefined,
      requestId,
    }),
    retryAfterSeconds: seconds(retryAfterSeconds),
  }
}
