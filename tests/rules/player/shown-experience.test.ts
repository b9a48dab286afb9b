import { expect, test } from 'vitest'
import { shownExperience, shownExperienceGain } from '../../../rules/player/shown-experience.ts'

test('experience is shown without a fraction', () => {
  expect(shownExperience(402)).toBe('4')
  expect(shownExperience(150)).toBe('2')
  expect(shownExperience(0)).toBe('0')
})

test('a gain below one point is not shown as nothing', () => {
  expect(shownExperience(20)).toBe('меньше\u00a01')
  expect(shownExperienceGain(20)).toBe('опыт\u00a0меньше\u00a01')
  expect(shownExperienceGain(402)).toBe('опыт\u00a0+4')
})
