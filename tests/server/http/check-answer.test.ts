import { expect, it } from 'vitest'
import { checkAnswer } from '#server/platform/http/contract/check-answer.ts'
import { isFields, nodeAt, operationIds, operationNode } from '#server/platform/http/contract/contract.ts'
import { withExamples } from '#tools/generate/examples.ts'
import { operationsOf } from '#tools/generate/operation-list.ts'
import { contracts, jsonOf, openapi, responsesOf } from '../../contracts/bundles.ts'
import { startTestServer } from '../../support/server.ts'

const BODILESS = ['204', '304']

/** The answers of each operation that have a status of their own. */
const answers = operationIds.flatMap((operation) => {
  const responses = nodeAt(operationNode(operation), 'responses')
  return Object.keys(isFields(responses) ? responses : {})
    .filter((status) => status !== 'default')
    .map((status) => ({ operation, status }))
})

it('accepts the example of every answer, and nothing beside it', async () => {
  const published = await withExamples(openapi, contracts)
  const examples = operationsOf(published).flatMap(({ operation }) =>
    responsesOf(operation).map(([status, answer]) => ({
      operation: operationIds.find((id) => id === operation.operationId),
      status,
      example: jsonOf(answer).example,
    })),
  )
  const shown = examples.filter(({ example }) => isFields(example))
  expect(shown.length).toBeGreaterThan(200)
  for (const { operation, status, example } of shown) {
    if (!operation) throw new Error('An operation without an id')
    expect(() => checkAnswer(operation, Number(status), example), `${operation} ${status}`).not.toThrow()
    const more = { ...Object(example), noSuchField: 1 }
    expect(() => checkAnswer(operation, Number(status), more), `${operation} ${status}`).toThrow(
      'does not match',
    )
  }
}, 60_000)

it('refuses a missing body, and one where the contract has none', () => {
  for (const { operation, status } of answers) {
    const isBodiless = BODILESS.includes(status)
    const check = () => checkAnswer(operation, Number(status), isBodiless ? {} : undefined)
    expect(check, `${operation} ${status}`).toThrow(isBodiless ? 'has a body' : 'does not match')
  }
}, 60_000)

it('takes a status of its own for the default answer', () => {
  const failure = { code: 'internal', message: 'Сбой', requestId: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11' }
  expect(() => checkAnswer('getWorld', 500, failure)).not.toThrow()
  expect(() => checkAnswer('getWorld', 500, { castles: 1 })).toThrow('does not match')
})

it('answers 500 in tests and development if a handler answers what the contract does not describe', async () => {
  const server = await startTestServer({
    handlers: { getWorld: { run: async () => ({ status: 200, body: '{"castles":1}' }) } },
  })
  try {
    expect((await server.visitor().fetch('/api/public/world')).status).toBe(500)
  } finally {
    await server.close()
  }
})
