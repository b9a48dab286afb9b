import type {
  AuthResult,
  LoginCodeRequest,
  LoginRequest,
  LoginResult,
  SecondFactor,
} from '#generated/types.ts'
import { client, done, messageOf } from './calls.ts'

/** The server cannot say now whether there is a session. */
export class SessionUnknown extends Error {}

/** The session of this browser, of any account. Rejects with `CallLost` or `SessionUnknown` if that cannot be known. */
export async function getAuthData(): Promise<AuthResult | undefined> {
  const { data, error, response } = await client.GET('/auth/data')
  if (error && response.status >= 429) throw new SessionUnknown(messageOf(error))
  return data
}

export async function logIn(credentials: LoginRequest): Promise<LoginResult> {
  const { data, error } = await client.POST('/auth/login', { body: credentials })
  if (!data) throw new Error(messageOf(error))
  return data
}

/** Whether a code may be tried again. */
export class CodeRefused extends Error {
  readonly isOver: boolean

  constructor(message: string, isOver: boolean) {
    super(message)
    this.name = 'CodeRefused'
    this.isOver = isOver
  }
}

export async function logInByCode(request: LoginCodeRequest): Promise<AuthResult> {
  const { data, error } = await client.POST('/auth/login/code', { body: request })
  if (!data) throw new CodeRefused(messageOf(error), error?.code === 'loginStepEnded')
  return data
}

export async function getSecondFactor(): Promise<SecondFactor> {
  const { data, error } = await client.GET('/auth/second-factor')
  if (!data) throw new Error(messageOf(error))
  return data
}

/** Opens the calls that ask for the password to this session. */
export function confirmPassword(password: string): Promise<void> {
  return done(client.POST('/admin/password-confirmation', { body: { password } }))
}

export async function closeSession(): Promise<void> {
  await client.POST('/auth/logout', {})
}
