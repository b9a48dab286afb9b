import { describe, expect, it } from 'vitest'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { INFINITE_QUEST_KINDS } from '#rules/quests/quests.ts'
import { expectIcon, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('infinite quests', () => {
  it('are the nine kinds of the specification', () => {
    expect(INFINITE_QUESTS.map(({ kind }) => kind)).toEqual(INFINITE_QUEST_KINDS)
    for (const property of ['title', 'legend', 'counted', 'icon'] as const) {
      expectUnique(INFINITE_QUESTS.map((quest) => quest[property]))
    }
  })

  it.each(INFINITE_QUESTS)('$kind has valid texts', ({ title, legend, counted, icon }) => {
    expectName(title, 24)
    expectSentence(legend, 100)
    expectName(counted, 40)
    expectIcon(icon)
  })
})
