import { describe, expect, it } from 'vitest'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { START_ARMY } from '#catalogue/world/start.ts'
import { maxArmy } from '#rules/army/army.ts'
import { fight } from '#rules/fight/fight.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { enemyContender, missionEnemy, playerContender } from '#rules/missions/mission-enemy.ts'
import type { Difficulty, Mission } from '#rules/missions/missions.ts'
import { plainContender } from './plain-contender.ts'

/** Percentage of fights won. */
function wonPercent(
  mission: Mission,
  difficulty: Difficulty,
  attacker: FightContender,
  fights: number,
): number {
  const defender = enemyContender(missionEnemy(mission, difficulty))
  let won = 0
  for (let index = 0; index < fights; index += 1) {
    if (fight({ attacker, defender, ground: 'FIELD' }, `${mission.key}:${index}`).result === 'WIN') won += 1
  }
  return (100 * won) / fights
}

function bare(level: number, army = maxArmy(level)): FightContender {
  return playerContender({ playerId: 1, name: 'Новичок', level, army }, 'FRONTAL_ATTACK')
}

function missionsOf(from: number, to: number): Mission[] {
  return MISSIONS.filter(({ level }) => level >= from && level <= to)
}

/** The simulator judges what real players win at every level. These tests fix the bounds. */
describe('odds of the missions', () => {
  it('a new castle wins practically every first mission', () => {
    const first = missionsOf(1, 1)
    expect(first.length).toBeGreaterThan(0)
    for (const mission of first) {
      expect(wonPercent(mission, 'EASY', bare(1, START_ARMY), 1_000)).toBeGreaterThanOrEqual(99)
    }
  })

  it.each(missionsOf(2, 7))('$key (level $level) needs a full army, but no gear yet', (mission) => {
    const contender = bare(mission.level)
    expect(wonPercent(mission, 'EASY', contender, 400)).toBeGreaterThanOrEqual(80)
    expect(wonPercent(mission, 'MEDIUM', contender, 400)).toBeGreaterThanOrEqual(45)
    // A full army at level 2 is a reward: newcomers come with less.
    expect(wonPercent(mission, 'HARD', contender, 400)).toBeLessThanOrEqual(mission.level === 2 ? 90 : 75)
  })

  it.each(missionsOf(8, 9))('$key (level $level) needs gear, even if plain', (mission) => {
    const contender = plainContender(mission.level, 0)
    expect(wonPercent(mission, 'EASY', contender, 400)).toBeGreaterThanOrEqual(80)
    expect(wonPercent(mission, 'MEDIUM', bare(mission.level), 400)).toBeLessThanOrEqual(45)
    // Players without gear go back to an earlier mission.
    const before = MISSIONS.filter(({ level }) => level <= mission.level - 3).at(-1)
    expect(before && wonPercent(before, 'EASY', bare(mission.level), 400)).toBeGreaterThanOrEqual(90)
  })

  it.each(missionsOf(10, 11))('$key (level $level) needs gear with stars', (mission) => {
    expect(wonPercent(mission, 'EASY', plainContender(mission.level, 1), 400)).toBeGreaterThanOrEqual(75)
    expect(wonPercent(mission, 'HARD', plainContender(mission.level, 0), 400)).toBeLessThanOrEqual(25)
  })

  it.each(missionsOf(10, 36))(
    '$key (level $level) is hard to lose with maximum stars on all gear',
    (mission) => {
      // Nobody has maximum stars on all gear, so the enemy is strong for a third of them and weak for all.
      const most = 5 + Math.floor(mission.level / 3)
      expect(wonPercent(mission, 'MEDIUM', plainContender(mission.level, most), 100)).toBeGreaterThanOrEqual(
        90,
      )
      expect(wonPercent(mission, 'HARD', plainContender(mission.level, 0), 100)).toBeLessThanOrEqual(20)
    },
  )

  it('an army that did not grow with its castle loses', () => {
    for (const mission of missionsOf(3, 60)) {
      expect(wonPercent(mission, 'MEDIUM', bare(mission.level, START_ARMY), 100)).toBeLessThan(20)
    }
  })
})
