import { expect, test } from 'vitest'
import { suggestedChoice } from '#apps/game/src/shared/missions/suggested-choice.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'

/** Chances of easy, medium and hard, the same by both skills. */
function forecasts(...chances: readonly number[]) {
  return DIFFICULTIES.map((difficulty, place) => {
    const chance = chances[place] ?? 0
    return { difficulty, winPercentBySkill: { FRONTAL_ATTACK: chance, REAR_BATTLE: chance } }
  })
}

test('the difficulty of the last mission is suggested while its chance is good', () => {
  expect(suggestedChoice(forecasts(99, 95, 90), 'HARD').difficulty).toBe('HARD')
  expect(suggestedChoice(forecasts(99, 95, 40), 'HARD').difficulty).toBe('MEDIUM')
  expect(suggestedChoice(forecasts(60, 30, 4), 'HARD').difficulty).toBe('EASY')
})

test('nothing harder than the last mission is suggested, and the first mission is easy', () => {
  expect(suggestedChoice(forecasts(99, 98, 97), 'MEDIUM').difficulty).toBe('MEDIUM')
  expect(suggestedChoice(forecasts(99, 98, 97), undefined).difficulty).toBe('EASY')
})

test('the skill is the one that wins more often, frontal if there is no difference', () => {
  const [easy] = forecasts(80)
  if (!easy) throw new Error('There is no easy mission')
  expect(suggestedChoice([easy], 'EASY').skill).toBe('FRONTAL_ATTACK')
  const rear = { ...easy, winPercentBySkill: { FRONTAL_ATTACK: 60, REAR_BATTLE: 78 } }
  expect(suggestedChoice([rear], 'EASY')).toEqual({ difficulty: 'EASY', skill: 'REAR_BATTLE' })
})
