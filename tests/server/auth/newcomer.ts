import type { TestClient } from '../../support/server.ts'

let count = 0

/** Subjects of the mails. */
export const MAIL_SUBJECTS = {
  confirm: 'Донжон: подтвердите почту',
  reset: 'Донжон: новый пароль',
  changed: 'Донжон: пароль изменён',
} as const

export const PASSWORD = 'krepost-na-holme'

/** A filled-in registration form with a unique name and e-mail. */
export function newcomer(changes: Record<string, unknown> = {}) {
  count += 1
  return {
    name: `Newcomer ${count}`,
    email: `newcomer${count}@example.org`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...changes,
  }
}

/** Any call with a JSON body, without type checks, as other programs may send it. */
export function post(client: TestClient, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return client.fetch(`/api${path}`, {
    method: 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

/** Registers a new player in this browser. */
export async function register(client: TestClient, changes: Record<string, unknown> = {}) {
  const form = newcomer(changes)
  const { data, response } = await client.api.POST('/auth/register', { body: form })
  if (!data) throw new Error(`Not registered: ${response.status}`)
  return { ...form, ...data }
}

export async function statusOfData(client: TestClient) {
  return (await client.fetch('/api/auth/data')).status
}
