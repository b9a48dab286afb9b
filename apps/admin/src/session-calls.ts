import type { AuthResult, LoginRequest } from '../../../generated/types.ts'
import { client, messageOf } from './calls.ts'

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
