import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { handlers } from '#server/domains/handlers.ts'
import { preparedCommand } from '#server/game/commands/command.ts'
import { refuse } from '#server/platform/errors.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { newcomer, post } from '../auth/newcomer.ts'

let server: TestServer
let prepared: string[]
let released: PromiseWithResolvers<void>

beforeEach(async () => {
  prepared = []
  released = Promise.withResolvers<void>()
  const registerPlayer = preparedCommand<'registerPlayer', string>(
    async ({ body }) => {
      prepared.push(body.name)
      await released.promise
      return body.name
    },
    async (_call, name) => {
      throw refuse('nameTaken', name)
    },
  )
  server = await startTestServer({ handlers: { ...handlers, registerPlayer } })
})
afterEach(async () => {
  released.resolve()
  await server.close()
})

function register(form: object, key = randomUUID()) {
  return post(server.visitor(), '/auth/register', form, { 'idempotency-key': key })
}

/** Calls that wait for their preparation. */
async function waiting() {
  const text = await (await server.visitor().fetch('/metrics')).text()
  return Number(/^donjon_entries_running (\d+)$/m.exec(text)?.[1])
}

it('hashes once for calls with one key, and for each other call', async () => {
  const [form, other, key] = [newcomer(), newcomer(), randomUUID()]
  const calls = [
    ...Array.from({ length: 20 }, () => register(form, key)),
    register(form),
    register(other, key),
  ]
  await expect.poll(waiting).toBe(calls.length)
  released.resolve()
  const answers = await Promise.all(calls)
  expect(answers.filter(({ status }) => status === 422 || status === 409)).toHaveLength(calls.length)
  expect(prepared.toSorted()).toEqual([form.name, form.name, other.name].toSorted())
})

it('prepares again when the first call is over', async () => {
  released.resolve()
  const [form, key] = [newcomer(), randomUUID()]
  await register(form, key)
  await register(form, key)
  expect(prepared).toEqual([form.name, form.name])
})
