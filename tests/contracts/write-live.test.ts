import { expect, test } from 'vitest'
import { withLive } from '#tools/examples/write-live.ts'

const PATHS = `drink:
  post:
    operationId: drink
    x-live: [army, controlPanel]
    parameters:
      - { $ref: "key" }
    responses:
      "200": {}
pour:
  post:
    operationId: pour
    responses:
      "200": {}
`

test('channels are added, removed and kept in their order', () => {
  const after = withLive(PATHS, 'drink', new Set(['controlPanel', 'quests', 'inventory']))
  expect(after).toBe(PATHS.replace('[army, controlPanel]', '[controlPanel, inventory, quests]'))
  expect(withLive(after, 'drink', new Set())).toBe(PATHS.replace('    x-live: [army, controlPanel]\n', ''))
})

test('an operation without channels gets its line', () => {
  expect(withLive(PATHS, 'pour', new Set(['army']))).toBe(
    PATHS.replace('pour\n    responses', 'pour\n    x-live: [army]\n    responses'),
  )
})

test('the same channels change nothing', () => {
  expect(withLive(PATHS, 'drink', new Set(['controlPanel', 'army']))).toBe(PATHS)
})

test('an unknown operation is named', () => {
  expect(() => withLive(PATHS, 'spill', new Set())).toThrow('The file has no operation spill')
})
