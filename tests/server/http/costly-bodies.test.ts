import { afterAll, beforeAll, expect, it } from 'vitest'
import { BODY_VALUES_MAX } from '#server/platform/http/calls/read-json.ts'
import { bodySchema, isFields, operationIds, resolved } from '#server/platform/http/contract/contract.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => server.close())

function logIn(body: unknown) {
  return fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The most values that a body of this schema can have, itself included. */
function valuesOf(node: unknown): number {
  const schema = resolved(node)
  if (!isFields(schema)) return 1
  const fields = Object.values(isFields(schema.properties) ? schema.properties : {})
  const items = schema.items === undefined ? 0 : Number(schema.maxItems) * valuesOf(schema.items)
  return fields.reduce<number>((sum, field) => sum + valuesOf(field), 1 + items)
}

it('refuses a body with thousands of wrong fields without a sentence about each', async () => {
  const wrong = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`a${index}`, 1]))
  const answer = await logIn(wrong)
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'badRequest', message: 'Запрос слишком велик' },
  ])
})

it('leaves room for the largest body of the contract', () => {
  const largest = Math.max(...operationIds.map((operation) => valuesOf(bodySchema(operation))))
  expect(largest).toBeGreaterThan(50)
  expect(largest * 2).toBeLessThan(BODY_VALUES_MAX)
})

it('counts tries of one address that break the contract', async () => {
  const batch = () => Promise.all(Array.from({ length: 80 }, async () => (await logIn({ a: 1 })).status))
  const statuses: number[] = []
  for (let batches = 0; batches < 8; batches += 1) statuses.push(...(await batch()))
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
})
