import type { ErrorDetails as AnswerDetails, ErrorCode } from '#generated/types.ts'

/** The body of a refused call: one shape for HTTP, sockets and tests (contracts/shared/responses.yaml). */
export type ErrorDetails = Readonly<AnswerDetails> & {
  readonly retryAfterSeconds?: number
}

/**
 * A refusal for the caller. `message` is Russian and suits a toast (docs/game.md §8: a string, or an array whose
 * first item is shown). `code` is stable, for programs. Any other error is a bug: a 500.
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

/** 422: the rules refuse (funds, space, level, limits of the game). */
export function refuse(
  code: ErrorCode,
  messages: string | readonly string[],
  details?: ErrorDetails,
): GameError {
  return new GameError(422, code, messages, details)
}

/** 409: the current state does not allow it. `details` says until when, if known. */
export function conflict(
  code: ErrorCode,
  messages: string | readonly string[],
  details?: ErrorDetails,
): GameError {
  return new GameError(409, code, messages, details)
}

/** 404: it does not exist, or belongs to another player. */
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

/** 403: the caller is known but not allowed (role, guild permission, locked page, foreign origin). */
export function forbidden(
  code: ErrorCode = 'forbidden',
  messages = 'Это действие вам недоступно',
  details?: ErrorDetails,
): GameError {
  return new GameError(403, code, messages, details)
}

/** 429: `limit` names the exceeded limit. The HTTP layer turns `retryAfterSeconds` into `Retry-After`. */
export function tooManyRequests(retryAfterSeconds: number, limit: string): GameError {
  return new GameError(429, 'tooManyRequests', 'Слишком много попыток, попробуйте немного позже', {
    retryAfterSeconds,
    limit,
  })
}

/** 503: the server has no capacity for the call now. */
export function overloaded(retryAfterSeconds = 1): GameError {
  return new GameError(503, 'overloaded', 'Сервер перегружен, попробуйте ещё раз', { retryAfterSeconds })
}

export function isGameError(error: unknown): error is GameError {
  return error instanceof GameError
}
