import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { bodySchema, operationIds } from '#server/platform/http/contract/contract.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startTestServer()
  cookie = await server.on(async () => (await server.browserOf((await buildPlayer()).id)).cookies())
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const withBody = operationIds.filter((operation) => bodySchema(operation) !== undefined)

function isOpen(operation: OperationId) {
  return operations[operation].security.length === 0
}

type Sent = { readonly status: number; readonly texts: readonly string[] }

async function oneCall(send: () => Promise<Response>): Promise<Sent> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { status } = await send()
  const texts = query.mock.calls.map(([asked]) => JSON.stringify(asked))
  vi.restoreAllMocks()
  return { status, texts }
}

/**
 * Texts of the statements that a call makes the server send: the fewest of three calls, because work in the background
 * also sends statements, now and then.
 */
async function statementsOf(send: () => Promise<Response>): Promise<Sent> {
  const calls = [await oneCall(send), await oneCall(send), await oneCall(send)]
  return calls.reduce((fewest, call) => (call.texts.length < fewest.texts.length ? call : fewest))
}

function post(operation: OperationId, headers: Record<string, string>) {
  const { method, path } = operations[operation]
  return fetch(`${server.url}/api${path.replace(/\{\w+\}/g, '1')}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ unheardOf: true }),
  })
}

describe('a body that breaks the contract is refused before any statement', () => {
  it.each(withBody.filter(isOpen))('%s', async (operation) => {
    expect(await statementsOf(() => post(operation, {}))).toEqual({ status: 400, texts: [] })
  })
})

describe('with a session, only the session is looked up', () => {
  it.each(withBody.filter((operation) => !isOpen(operation)))('%s', async (operation) => {
    const { status, texts } = await statementsOf(() => post(operation, { cookie }))
    // 403: a page that is locked, or a role.
    expect([400, 403]).toContain(status)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('FROM session')
  })
})
