import { expect, it } from 'vitest'
import { raidChanceWords } from '#apps/game/src/shared/raids/raid-words.ts'

it('the chance of a raid counts fights of a hundred, with a word for a castle that is never beaten', () => {
  expect(raidChanceWords('MEDIUM', 57)).toBe('Ровня: победа 57 из 100')
  expect(raidChanceWords('HIGH', 0)).toBe('Вам не по силам: ни одной победы в 100 боях')
})
