import { describe, expect, it } from 'vitest'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { armyOf, maxArmy } from '#rules/army/army.ts'
import { fight } from '#rules/fight/fight.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { enemyContender, missionEnemy, playerContender } from '#rules/missions/mission-enemy.ts'
import { missionForecast } from '#rules/missions/mission-forecast.ts'
import { MISSION_SKILLS } from '#rules/missions/mission-skill.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import { newcomerContender } from './newcomer-contender.ts'
import { plainContender } from './plain-contender.ts'

const FIGHTS = 300

function thinned(level: number, percent: number): FightContender {
  const full = maxArmy(level)
  const army = armyOf((group) => Math.ceil((full[group] * percent) / 100))
  return playerContender({ playerId: 1, name: 'После боёв', level, army }, null)
}

const contenders: readonly [
  who: string,
  levels: readonly number[],
  contender: (level: number) => FightContender,
][] = [
  ['a full army without gear', [2, 4, 7, 12], (level) => thinned(level, 100)],
  ['an army that has lost a tenth', [3, 5, 7, 9], (level) => thinned(level, 90)],
  ['an army that has lost near half', [4, 7, 10, 20], (level) => thinned(level, 55)],
  ['a newcomer in what she has found', [4, 6, 7, 8], (level) => newcomerContender(level, level)],
  ['a newcomer at the forge', [7, 8, 10, 12], (level) => newcomerContender(level, level, true)],
  ['plain gear in every slot', [10, 20, 40, 60], (level) => plainContender(level, 0)],
  ['gear with stars', [10, 20, 40, 60], (level) => plainContender(level, 5)],
]

describe('the chance of a win that a player sees', () => {
  it.each(contenders)('is the share of fights that is won: %s', (_who, levels, contenderOf) => {
    const errors = levels.flatMap((level) =>
      MISSIONS.flatMap((mission, index) =>
        DIFFICULTIES.flatMap((difficulty) => {
          const contender = contenderOf(level)
          const basis = { level, instructors: 0, energySpentToday: 0 }
          const skill = MISSION_SKILLS[index % MISSION_SKILLS.length] ?? 'FRONTAL_ATTACK'
          const forecast = missionForecast(mission, difficulty, basis, contender).winPercentBySkill[skill]
          // Near-certain results say nothing about the middle.
          if (forecast < 10 || forecast > 95) return []
          const attacker = { ...contender, skill }
          const defender = enemyContender(missionEnemy(mission, difficulty))
          const won = Array.from({ length: FIGHTS }, (_, turn) =>
            fight({ attacker, defender, ground: 'FIELD' }, `${mission.key} ${level} ${turn}`),
          ).filter(({ result }) => result === 'WIN').length
          return [(100 * won) / FIGHTS - forecast]
        }),
      ),
    )
    expect(errors.length).toBeGreaterThan(5)
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
    expect(Math.abs(mean)).toBeLessThan(3)
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(12)
  })
})
