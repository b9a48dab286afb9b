import type { ApiFault } from '../../../../generated/transport.ts'
import type { ErrorCode, Error as Refusal } from '../../../../generated/types.ts'

const DEFAULT_ERROR_MESSAGE = 'Произошла ошибка'

/**
 * A refused or failed call. Without an answer (no network, time-out) `status` is 0 and `body` is null. `message`
 * can be shown in a toast.
 */
export class ApiError extends Error implements ApiFault<Refusal> {
  readonly status: number
  readonly body: Refusal | null
  readonly isTimeout: boolean

  constructor(status: number, body: Refusal | null, isTimeout = false) {
    super(messageOf(body))
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.isTimeout = isTimeout
  }

  get code(): ErrorCode | null {
    return this.body?.code ?? null
  }

  get details(): Refusal['details'] {
    return this.body?.details
  }

  get requestId(): string | null {
    return this.body?.requestId ?? null
  }
}

/** docs/game.md §8: a string is shown as it is, an array by its first item, anything else as a fixed text. */
function messageOf(body: { message?: unknown } | null): string {
  const message = Array.isArray(body?.message) ? body.message[0] : body?.message
  return typeof message === 'string' && message !== '' ? message : DEFAULT_ERROR_MESSAGE
}

/** The toast's text for any rejection. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : DEFAULT_ERROR_MESSAGE
}

/** Messages of a refused form by field name: `body.email` and `query.email` both become `email`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.details?.fields ?? []) : []
  return Object.fromEntries(fields.map(({ path, message }) => [path.split(/[./]/).at(-1) ?? path, message]))
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'message' in value && 'code' in value
}
