import { expect, test } from 'vitest'
import { channels } from '#server/domains/channels.ts'
import { FACTS } from '#server/game/live/facts.ts'

test('every fact is read by a channel', () => {
  const read = new Set(Object.values(channels).flatMap(({ reads }) => reads))
  expect(FACTS.filter((fact) => !read.has(fact))).toEqual([])
})
