import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import type { ChannelName } from '#generated/types.ts'
import { type ExampleFiles, takeExamples } from '#tools/examples/take-examples.ts'
import { type Node, resolve } from '#tools/generate/document.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { calls, jsonOf, openapi, responsesOf } from './bundles.ts'

const contracts = fileURLToPath(new URL('../../contracts', import.meta.url))

function readCommitted(): ExampleFiles {
  return Object.fromEntries(
    readdirSync(contracts, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.endsWith('examples'))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .map((file): [string, Node] => [relative(contracts, file), JSON.parse(readFileSync(file, 'utf8'))]),
  )
}

const committed = readCommitted()
const operationIds = Object.keys(operations).filter((name): name is OperationId =>
  Object.hasOwn(operations, name),
)

/** Bodies of the contract, each with the file of its example. */
const bodies = calls.flatMap(({ id, operation }) => {
  const folder = `domains/${String(operation.tags)}/examples`
  const answers = responsesOf(operation).filter(([status]) => status === '200')
  return [
    { file: `${folder}/${id}.request.json`, json: jsonOf(resolve(openapi, operation.requestBody)) },
    ...answers.map(([, answer]) => ({ file: `${folder}/${id}.answer.json`, json: jsonOf(answer) })),
  ].filter(({ json }) => json.schema !== undefined)
})

describe('the examples of the contract', () => {
  let played: ExampleFiles = {}
  const changed = new Map<OperationId, Set<ChannelName>>()
  const note = (operation: OperationId, channels: readonly ChannelName[]) => {
    changed.set(operation, new Set([...(changed.get(operation) ?? []), ...channels]))
  }
  beforeAll(async () => {
    const database = await createTestDatabase()
    played = await takeExamples(openapi, database.url, note).finally(database.drop)
  })

  test.each(Object.keys(committed))('%s is the current answer of the server (npm run examples)', (file) => {
    expect(played[file]).toEqual(committed[file])
  })

  test.each(operationIds)('%s changes exactly the channels in its x-live', (operation) => {
    expect([...(changed.get(operation) ?? [])].sort()).toEqual([...operations[operation].live].sort())
  })

  test('are complete', () => {
    expect(Object.keys(committed).sort()).toEqual(Object.keys(played).sort())
  })
})

test.each(bodies)('$file is published with its call (npm run generate)', ({ file, json }) => {
  expect(committed[file]).toBeDefined()
  expect(json.example).toEqual(committed[file])
})

test('the examples include a refusal in the shape of errors', () => {
  const refusals = calls.flatMap(({ operation }) =>
    responsesOf(operation).flatMap(([status, answer]) => (status === '422' ? [jsonOf(answer).example] : [])),
  )
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.filter((example) => example === undefined)).toEqual([])
})

test('the examples contain no address outside of example.org', () => {
  const addresses = JSON.stringify(committed).match(/[\w.-]+@[\w.-]+/g) ?? []
  expect(addresses.filter((address) => !address.endsWith('@example.org'))).toEqual([])
  expect(addresses.length).toBeGreaterThan(0)
})
