import { expect, test } from 'vitest'
import { shownExperience, shownExperienceGain } from '#rules/player/shown-experience.ts'

test('experience is shown with one digit after the comma at most', () => {
  expect(shownExperience(402)).toBe('4')
  expect(shownExperience(150)).toBe('1,5')
  expect(shownExperience(1_248_049)).toBe('12\u00a0480,5')
  expect(shownExperience(0)).toBe('0')
})

test('a gain below one point is a number that is not nothing', () => {
  expect(shownExperience(40)).toBe('0,4')
  expect(shownExperience(4)).toBe('0,04')
  expect(shownExperienceGain(40)).toBe('опыт\u00a0+0,4')
  expect(shownExperienceGain(402)).toBe('опыт\u00a0+4')
})
