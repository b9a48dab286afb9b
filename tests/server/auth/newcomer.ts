import type { TestClient } from '../../support/server.ts'

let count = 0

/** Subjects of the letters. */
export const subjects = {
  confirm: 'Донжон: подтвердите почту',
  reset: 'Донжон: новый пароль',
  changed: 'Донжон: пароль изменён',
} as const

export const password = 'krepost-na-holme'

/** What a person types into the form of registration; each with a name and an e-mail of its own. */
export function newcomer(changes: Record<string, unknown> = {}) {
  count += 1
  return {
    name: `Newcomer ${count}`,
    email: `newcomer${count}@example.org`,
    password,
    confirmPassword: password,
    ...changes,
  }
}

/** Any call with a JSON body, unchecked by types: for what a program may send. */
export function post(client: TestClient, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return client.fetch(`/api${path}`, {
    method: 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

/** Registers somebody new in this browser. */
export async function register(client: TestClient, changes: Record<string, unknown> = {}) {
  const form = newcomer(changes)
  const { data, response } = await client.api.POST('/auth/register', { body: form })
  if (!data) throw new Error(`Not registered: ${response.status}`)
  return { ...form, ...data }
}

export async function statusOfData(client: TestClient) {
  return (await client.fetch('/api/auth/data')).status
}
