import createClient from 'openapi-fetch'
import type { paths } from '../../../generated/calls.ts'
import type { AuthResult, LoginRequest, Error as Refusal } from '../../../generated/types.ts'

/** The only file of the console that imports openapi-fetch. Lists and records use the data provider. */
const client = createClient<paths>({ baseUrl: '/api' })

function messageOf(refusal: Refusal | undefined): string {
  const message = refusal?.message ?? 'Произошла ошибка'
  return typeof message === 'string' ? message : (message[0] ?? 'Произошла ошибка')
}

/** The session of this browser, of any account. */
export async function getAuthData(): Promise<AuthResult | undefined> {
  return (await client.GET('/auth/data')).data
}

export async function logIn(credentials: LoginRequest): Promise<AuthResult> {
  const { data, error } = await client.POST('/auth/login', { body: credentials })
  if (!data) throw new Error(messageOf(error))
  return data
}

export async function closeSession(): Promise<void> {
  await client.POST('/auth/logout', {})
}
