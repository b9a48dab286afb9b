import { expect } from 'vitest'
import type { SettableClock } from '#server/platform/time-source.ts'
import { INIT_DATA_HEADER, initDataOf, newTelegramUser, type TestUser } from '../../support/init-data.ts'
import type { TestServer } from '../../support/server.ts'
import { PASSWORD, register } from './newcomer.ts'

export const LOGIN = '/auth/login-by-telegram-web-app'
export const REGISTER = '/auth/register-by-telegram-web-app'
export const LINK = '/auth/link-telegram-web-app'
export const UNLINK = '/auth/unlink-telegram'

export type Sent = {
  readonly user?: TestUser
  readonly initData?: string
  readonly token?: string
  readonly body?: unknown
  readonly key?: string
  readonly agent?: string
  readonly at?: TestServer
}

let names = 0

/** A name that nobody has. */
export function freshName() {
  names += 1
  return `Messenger${names}`
}

/** Calls of the mini-app at this server: without cookies, as in a frame that drops them. */
export function messengerCalls(server: () => TestServer, clock: SettableClock) {
  const call = async (
    method: string,
    path: string,
    { user, initData, token, body, key, agent, at = server() }: Sent = {},
  ) => {
    const headers = new Headers()
    const proof = initData ?? (user && initDataOf(user, clock.now()))
    if (proof) headers.set(INIT_DATA_HEADER, proof)
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (key) headers.set('idempotency-key', key)
    if (agent) headers.set('user-agent', agent)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const response = await fetch(`${at.url}/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    const answer = text === '' ? null : JSON.parse(text)
    return { status: response.status, answer, refusal: [response.status, answer?.code] }
  }

  return {
    call,
    /** A castle that was founded in the messenger, and a bearer of it. */
    newcomer: async (changes: Partial<TestUser> = {}) => {
      const user = newTelegramUser(changes)
      const name = freshName()
      const { status, answer } = await call('POST', REGISTER, { user, body: { name } })
      expect(status).toBe(200)
      return { user, name, ...answer, token: String(answer.bearer.token) }
    },
    /** A castle with an e-mail, and a bearer of it. */
    byEmail: async () => {
      const form = await register(server().visitor())
      const body = { email: form.email, password: PASSWORD, withBearer: true }
      const { answer } = await call('POST', '/auth/login', { body })
      return { ...form, sessionId: String(answer.sessionId), token: String(answer.bearer.token) }
    },
    /** 200 for a bearer whose session is open, else 204. */
    statusOf: async (token: string) => (await call('GET', '/auth/data', { token })).status,
  }
}
