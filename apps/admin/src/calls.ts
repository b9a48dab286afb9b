import createClient from 'openapi-fetch'
import type { paths } from '#generated/calls.ts'
import type { Error as Refusal } from '#generated/types.ts'
import { fetchAnswered } from './fetch-answered.ts'

/** Typed calls. The only file of the console that imports openapi-fetch. Lists and records use the data provider. */
export const client = createClient<paths>({
  baseUrl: '/api',
  fetch: async (request) => {
    const { url, method, headers, signal } = request
    const body = method === 'GET' ? undefined : await request.text()
    return fetchAnswered(url, { method, headers, signal, body })
  },
})

/** The refusal's text, the first one of a list (docs/game.md §8). */
export function messageOf(refusal: Refusal | undefined): string {
  const message = refusal?.message ?? 'Произошла ошибка'
  return typeof message === 'string' ? message : (message[0] ?? 'Произошла ошибка')
}

/** A refused call. The message is the refusal's text. */
export class CallRefused extends Error {
  readonly code: string | undefined
  readonly status: number

  constructor(refusal: Refusal, { status }: Response) {
    super(messageOf(refusal))
    this.name = 'CallRefused'
    this.code = refusal.code
    this.status = status
  }
}

/** Rejects with `CallRefused`. */
export async function done(
  call: Promise<{ readonly error?: Refusal; readonly response: Response }>,
): Promise<void> {
  const { error, response } = await call
  if (error) throw new CallRefused(error, response)
}

/** What the call answers. Rejects with `CallRefused`. */
export async function given<Answer>(
  call: Promise<{ readonly data?: Answer; readonly error?: Refusal; readonly response: Response }>,
): Promise<Answer> {
  const { data, error, response } = await call
  if (error) throw new CallRefused(error, response)
  if (data === undefined) throw new Error('Произошла ошибка')
  return data
}
