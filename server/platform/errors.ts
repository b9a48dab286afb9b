import type { ErrorDetails as AnswerDetails, ErrorCode } from '../../generated/types.ts'

/** What a refused call answers: one shape for HTTP, sockets and tests (contracts/shared/responses.yaml). */
export type ErrorDetails = Readonly<AnswerDetails> & {
  readonly retryAfterSeconds?: number
}

/**
 * A refusal meant for the caller. `message` is Russian and fit for a toast (docs/game.md §8: a string, or an array whose
 * first item is shown); `code` is stable for programs. Anything else that is thrown is a fault of ours: a 500.
 */
export class GameError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly messages: string | readonly string[]
  readonly details: ErrorDetails | undefined

  constructor(status: number, code: ErrorCode, messages: string | readonly string[], details?: ErrorDetails) {
    super(typeof messages === 'string' ? messages : messages.join('; '))
    this.name = 'GameError'
    this.status = status
    this.code = code
    this.messages = messages
    this.details = details
  }
}

/** 422: the rules refuse (funds, space, level, bounds of the game). */
export function refuse(
  code: ErrorCode,
  messages: string | readonly string[],
  details?: ErrorDetails,
): GameError {
  return new GameError(422, code, messages, details)
}

/** 409: the state does not allow it now; `details` says until when, where that is known. */
export function conflict(
  code: ErrorCode,
  messages: string | readonly string[],
  details?: ErrorDetails,
): GameError {
  return new GameError(409, code, messages, details)
}

/** 404: no such thing, or not the caller's. */
export function notFound(
  code: ErrorCode = 'notFound',
  messages = 'Ничего не найдено',
  details?: ErrorDetails,
): GameError {
  return new GameError(404, code, messages, details)
}

/** 401: no session, or an ended one. */
export function unauthorized(code: ErrorCode = 'unauthorized', messages = 'Войдите в игру'): GameError {
  return new GameError(401, code, messages)
}

/** 403: known, but not allowed (role, guild permission, locked page, foreign origin). */
export function forbidden(
  code: ErrorCode = 'forbidden',
  messages = 'Это действие вам недоступно',
  details?: ErrorDetails,
): GameError {
  return new GameError(403, code, messages, details)
}

/** 429: `limit` names the limit that was reached; the HTTP layer turns `retryAfterSeconds` into `Retry-After`. */
export function tooManyRequests(retryAfterSeconds: number, limit: string): GameError {
  return new GameError(429, 'tooManyRequests', 'Слишком много попыток, попробуйте немного позже', {
    retryAfterSeconds,
    limit,
  })
}

export function isGameError(error: unknown): error is GameError {
  return error instanceof GameError
}
