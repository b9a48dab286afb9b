import type { ApiFault } from '../../../../generated/transport.ts'
import type { ErrorCode, Error as Refusal } from '../../../../generated/types.ts'

const defaultErrorMessage = 'Произошла ошибка'

/**
 * A refused or failed call. `status` is 0 and `body` null when no answer came (no network, or the time-out);
 * `message` is fit for a toast.
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

/** docs/game.md §8: a string is shown, of an array the first item, otherwise a fixed text. */
function messageOf(body: { message?: unknown } | null): string {
  const message = Array.isArray(body?.message) ? body.message[0] : body?.message
  return typeof message === 'string' && message !== '' ? message : defaultErrorMessage
}

/** The toast's text for whatever a call was rejected with. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : defaultErrorMessage
}

/** Messages of a refused form by field name: `body.email` and `query.email` are both `email`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.details?.fields ?? []) : []
  return Object.fromEntries(fields.map(({ path, message }) => [path.split(/[./]/).at(-1) ?? path, message]))
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'message' in value && 'code' in value
}
