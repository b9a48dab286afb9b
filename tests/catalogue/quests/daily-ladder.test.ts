import { describe, expect, it } from 'vitest'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { LADDER_RESOURCES } from '#catalogue/quests/daily-ladder.ts'

describe('the daily reward', () => {
  it('brings a resource on each of its seven steps', () => {
    const ids: readonly number[] = RESOURCES.map(({ id }) => id)
    expect(LADDER_RESOURCES).toHaveLength(7)
    for (const id of LADDER_RESOURCES) expect(ids).toContain(id)
  })
})
