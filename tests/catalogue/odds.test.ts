import { describe, expect, it } from 'vitest'
import { MISSIONS } from '../../catalogue/missions.ts'
import { START_ARMY } from '../../catalogue/start.ts'
import { type Army, maxArmy } from '../../rules/army.ts'
import { fight } from '../../rules/fight/fight.ts'
import { enemyContender, missionEnemy, playerContender } from '../../rules/mission-enemy.ts'
import { missionExperience } from '../../rules/mission-reward.ts'
import { DIFFICULTIES, type Difficulty, type Mission, missionEnergy } from '../../rules/missions.ts'

/** Missions whose enemies are made for armies without gear; of the far ones the simulator has the last word. */
const AT_HOME = MISSIONS.filter(({ level }) => level <= 8)

/** Fights won of so many, per cent, without gear. */
function wonPercent(
  mission: Mission,
  difficulty: Difficulty,
  army: Army,
  level: number,
  fights: number,
): number {
  const attacker = playerContender({ playerId: 1, name: 'Новичок', level, army }, 'FRONTAL_ATTACK')
  const defender = enemyContender(missionEnemy(mission, difficulty))
  let won = 0
  for (let index = 0; index < fights; index += 1) {
    if (fight({ attacker, defender, ground: 'FIELD' }, `${mission.key}:${index}`).result === 'WIN') won += 1
  }
  return (100 * won) / fights
}

describe('odds of the missions', () => {
  it('a fresh castle wins the first missions, practically always', () => {
    const first = AT_HOME.filter(({ level }) => level === 1)
    expect(first.length).toBeGreaterThan(0)
    for (const mission of first) {
      expect(wonPercent(mission, 'EASY', START_ARMY, 1, 1_000)).toBeGreaterThanOrEqual(99)
    }
  })

  it.each(AT_HOME.filter(({ level }) => level >= 2))(
    '$key (level $level) is won 95, 75, 45 times of a hundred by a full army of its level',
    (mission) => {
      const army = maxArmy(mission.level)
      const won = (difficulty: Difficulty): number =>
        wonPercent(mission, difficulty, army, mission.level, 800)
      // At level 2 nobody has a full army yet, so its enemies are a little weaker.
      const slack = mission.level === 2 ? 16 : 8
      expect(Math.abs(won('EASY') - 95)).toBeLessThanOrEqual(8)
      expect(Math.abs(won('MEDIUM') - 75)).toBeLessThanOrEqual(slack)
      expect(Math.abs(won('HARD') - 45)).toBeLessThanOrEqual(slack)
    },
  )

  it.each(AT_HOME.filter(({ level }) => level >= 3))(
    '$key teaches alike for its energy in each difficulty: within 25 % of their mean',
    (mission) => {
      const traveller = { level: mission.level, instructors: 0, energySpentToday: 0 }
      const yields = DIFFICULTIES.map((difficulty) => {
        const won = wonPercent(mission, difficulty, maxArmy(mission.level), mission.level, 3_000) / 100
        return (won * missionExperience(mission, difficulty, traveller)) / missionEnergy(difficulty)
      })
      const mean = yields.reduce((sum, each) => sum + each, 0) / yields.length
      for (const each of yields) expect(Math.abs(each / mean - 1)).toBeLessThanOrEqual(0.25)
    },
  )

  it('an army that did not grow with its castle fails: the tutorial has a point', () => {
    for (const mission of AT_HOME.filter(({ level }) => level >= 3)) {
      expect(wonPercent(mission, 'MEDIUM', START_ARMY, mission.level, 200)).toBeLessThan(20)
    }
  })
})
