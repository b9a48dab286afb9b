import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import type { ChannelName } from '#generated/types.ts'
import { type ExampleFiles, takeExamples } from '#tools/examples/take-examples.ts'
import type { Node } from '#tools/generate/document.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { bodies, calls, contracts, jsonOf, openapi, responsesOf } from './bundles.ts'

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

test.each(bodies)('$file is published with its call', ({ file, json }) => {
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
