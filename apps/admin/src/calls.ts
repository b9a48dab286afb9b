import createClient from 'openapi-fetch'
import type { paths } from '../../../generated/calls.ts'
import type { Error as Refusal } from '../../../generated/types.ts'

/** Typed calls. The only file of the console that imports openapi-fetch. Lists and records use the data provider. */
export const client = createClient<paths>({ baseUrl: '/api' })

/** The refusal's text, the first one of a list (docs/game.md §8). */
export function messageOf(refusal: Refusal | undefined): string {
  const message = refusal?.message ?? 'Произошла ошибка'
  return typeof message === 'string' ? message : (message[0] ?? 'Произошла ошибка')
}

/** Rejects with the refusal's text. */
export async function done(call: Promise<{ readonly error?: Refusal }>): Promise<void> {
  const { error } = await call
  if (error) throw new Error(messageOf(error))
}
