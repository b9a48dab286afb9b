import { describe, expect, it } from 'vitest'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import { TITLES } from '#rules/player/title.ts'

describe('titles', () => {
  it('have their Russian names from the lowest to the highest', () => {
    expect(TITLES.map((title) => TITLE_NAMES[title])).toEqual(['Рыцарь', 'Барон', 'Граф', 'Герцог'])
  })
})
