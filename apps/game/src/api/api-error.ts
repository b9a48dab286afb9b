import type { ApiFault } from '#generated/transport.ts'
import type { ErrorCode, Error as Refusal } from '#generated/types.ts'

export const DEFAULT_ERROR_MESSAGE = 'Произошла ошибка'

/**
 * What is known of a call that brought no refusal. A player must learn what happened to the gold, so changes
 * distinguish three cases: never sent, possibly received, rolled back by the server.
 */
export type Loss = 'unread' | 'brokenRead' | 'unsent' | 'unanswered' | 'undone'

/** Pages show these in place of their content. The words of failed changes load with the toasts. */
const READ_WORDS: Partial<Record<Loss, { message?: string; detail: string }>> = {
  unread: { message: 'Нет связи с сервером', detail: 'Проверьте интернет и попробуйте ещё раз.' },
  brokenRead: { detail: 'Сервер не справился. Замок и всё в нём целы.' },
}

/**
 * A refused or failed call. Without an answer (no network, time-out) `status` is 0 and `body` is null. `message`
 * and `detail` can replace the content of a page. `errorMessage` has the words for toasts and forms.
 */
export class ApiError extends Error implements ApiFault<Refusal> {
  readonly status: number
  readonly body: Refusal | null
  readonly loss: Loss | null
  /** When the server may be asked again. Null: it says nothing. */
  readonly retryAfterSeconds: number | null

  constructor(
    status: number,
    body: Refusal | null,
    loss: Loss | null = null,
    retryAfterSeconds: number | null = null,
    /** The body as it came: it may have a message without a code. */
    answer: unknown = body,
  ) {
    super((loss && READ_WORDS[loss]?.message) ?? messageOf(answer))
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.loss = loss
    this.retryAfterSeconds = retryAfterSeconds
  }

  get code(): ErrorCode | null {
    return this.body?.code ?? null
  }

  get details(): Refusal['details'] {
    return this.body?.details
  }

  get detail(): string | undefined {
    return this.loss ? READ_WORDS[this.loss]?.detail : undefined
  }

  get requestId(): string | null {
    return this.body?.requestId ?? null
  }
}

/** Whether a call names something that does not exist, or cannot. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** docs/game.md §8: a string is shown as it is, an array by its first item, anything else as a fixed text. */
function messageOf(body: unknown): string {
  const given = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  const message: unknown = Array.isArray(given) ? given[0] : given
  return typeof message === 'string' && message !== '' ? message : DEFAULT_ERROR_MESSAGE
}

/** Messages of a refused form by field name: `body.email` and `query.email` both become `email`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.details?.fields ?? []) : []
  return Object.fromEntries(fields.map(({ path, message }) => [path.split(/[./]/).at(-1) ?? path, message]))
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'message' in value && 'code' in value
}
