import { describe, expect, test } from 'vitest'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { isCloseSession, isGameData, isSubscriptions } from '#server/platform/event-checks.ts'
import { fieldsOf, listOf, resolve } from '#tools/generate/document.ts'
import { exampleOf } from '#tools/generate/example-of.ts'
import { asyncapi, calls, componentSchemas, messages, openapi, parametersOf } from './bundles.ts'

function channelsIn(document: typeof openapi) {
  return Object.keys(fieldsOf(componentSchemas(document).GameData, 'properties'))
}

describe('the live channels', () => {
  test('are the same in the calls, the socket, its subscriptions and the query of getGameData', () => {
    const channels = channelsIn(openapi)
    expect(channels.length).toBeGreaterThan(0)
    expect(channelsIn(asyncapi)).toEqual(channels)
    expect([...CHANNEL_NAMES]).toEqual(channels)
    expect(Object.keys(fieldsOf(componentSchemas(asyncapi).Subscriptions, 'properties'))).toEqual(channels)
    expect(listOf(componentSchemas(asyncapi).ChannelName, 'enum')).toEqual(channels)
    const query = calls
      .filter(({ id }) => id === 'getGameData')
      .flatMap(({ operation }) => parametersOf(operation))
    expect(query.filter((parameter) => parameter.in === 'query').map(({ name }) => name)).toEqual(channels)
  })

  test.each(channelsIn(openapi))(
    '%s has a revision and data, with the same shape in both contracts',
    (channel) => {
      const snapshotIn = (document: typeof openapi) =>
        resolve(document, fieldsOf(componentSchemas(document).GameData, 'properties')[channel])
      expect(listOf(snapshotIn(openapi), 'required')).toEqual(['rev', 'data'])
      expect(snapshotIn(asyncapi)).toEqual(snapshotIn(openapi))
    },
  )

  test.each(messages)('message %s has a payload', (_, message) => {
    expect(message.payload).toBeDefined()
  })
})

describe('the generated checks of messages', () => {
  const snapshots = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fieldsOf(componentSchemas(asyncapi).GameData, 'properties')).map(([channel, schema]) => [
        channel,
        exampleOf(asyncapi, schema),
      ]),
    )

  test('accept snapshots of every channel', () => {
    const isValid = isGameData(snapshots())
    expect(isGameData.errors ?? []).toEqual([])
    expect(isValid).toBe(true)
  })

  test('refuse a snapshot without its revision, and an unknown channel', () => {
    expect(isGameData({ army: { data: {} } })).toBe(false)
    expect(isGameData({ treasury: true })).toBe(false)
  })

  test('refuse invalid subscriptions and name the place', () => {
    expect(isSubscriptions({ army: true })).toBe(true)
    for (const bad of [null, [], 'army', { army: 1 }, { army: true, treasury: true }]) {
      expect(isSubscriptions(bad)).toBe(false)
    }
    isSubscriptions({ army: 1 })
    expect(isSubscriptions.errors?.[0]?.instancePath).toBe('/army')
  })

  test('refuse a session id that is not a UUID', () => {
    expect(isCloseSession({ sessionIds: ['0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11'] })).toBe(true)
    expect(isCloseSession({ sessionIds: ['1 OR 1=1'] })).toBe(false)
  })
})
