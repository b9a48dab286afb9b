import { describe, expect, it } from 'vitest'
import { fight } from '#rules/fight/fight.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { DIFFICULTIES, type Difficulty } from '#rules/missions/missions.ts'
import { newcomerContender } from './newcomer-contender.ts'

const LOTS = 40
const TURNS = 10

/** Percentage of fights won by newcomers of `level` at a mission of `missionLevel`. */
function wonPercent(
  level: number,
  missionLevel: number,
  difficulty: Difficulty,
  gear: 'plain' | 'sharpened',
): number {
  const defender = enemyContender(
    missionEnemy({ key: 'curve', enemyName: 'Враг', level: missionLevel }, difficulty),
  )
  let won = 0
  for (let lot = 0; lot < LOTS; lot += 1) {
    const attacker = newcomerContender(level, lot, gear === 'sharpened')
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { result } = fight({ attacker, defender, ground: 'FIELD' }, `curve ${level} ${lot} ${turn}`)
      won += Number(result === 'WIN')
    }
  }
  return (100 * won) / (LOTS * TURNS)
}

function levels(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** For players without tactics: docs/game.md, "The first ten levels". */
describe('a newcomer in plain gear', () => {
  it('wins at the same level up to level 8, without a sharp drop from one level to the next', () => {
    const easy = levels(2, 8).map((level) => wonPercent(level, level, 'EASY', 'plain'))
    const medium = levels(2, 8).map((level) => wonPercent(level, level, 'MEDIUM', 'plain'))
    expect(Math.min(...easy)).toBeGreaterThanOrEqual(80)
    expect(Math.min(...medium)).toBeGreaterThanOrEqual(50)
    const falls = easy.map((won, index) => (easy[index - 1] ?? won) - won)
    expect(Math.max(...falls)).toBeLessThanOrEqual(15)
  })

  it.each([
    { from: 3, to: 7, fall: 38 },
    { from: 8, to: 12, fall: 48 },
  ])(
    'meets no cliff from one level to the next, $from to $to, with every item sharpened once',
    ({ from, to, fall }) => {
      for (const level of levels(from, to)) {
        for (const difficulty of DIFFICULTIES) {
          const [above, below] = [level, level - 1].map((each) =>
            wonPercent(level, each, difficulty, 'sharpened'),
          )
          expect((below ?? 0) - (above ?? 0), `${difficulty} at ${level}`).toBeLessThanOrEqual(fall)
        }
      }
    },
  )

  it('regains the lost chances at level 9 with every gear item sharpened once', () => {
    expect(wonPercent(9, 9, 'EASY', 'sharpened')).toBeGreaterThanOrEqual(85)
    expect(wonPercent(9, 9, 'MEDIUM', 'sharpened')).toBeGreaterThanOrEqual(55)
    expect(wonPercent(10, 10, 'EASY', 'sharpened')).toBeGreaterThanOrEqual(60)
    for (const level of levels(9, 11)) {
      const [sharpened, plain] = (['sharpened', 'plain'] as const).map((gear) =>
        wonPercent(level, level, 'MEDIUM', gear),
      )
      expect((sharpened ?? 0) - (plain ?? 0), `gained at ${level}`).toBeGreaterThanOrEqual(15)
    }
  })

  it('always wins easy missions a few levels below, which still give experience and gold', () => {
    for (const level of levels(4, 12)) {
      expect(wonPercent(level, level - 3, 'EASY', 'plain'), `three back at ${level}`).toBeGreaterThanOrEqual(
        80,
      )
    }
    for (const level of levels(4, 10)) {
      expect(wonPercent(level, level - 2, 'EASY', 'plain'), `two back at ${level}`).toBeGreaterThanOrEqual(85)
    }
  })
})
