import { describe, expect, it } from 'vitest'
import { ENEMY_CHARACTER_TEXTS } from '../../../catalogue/missions/enemy-characters.ts'
import { MISSION_REGIONS, MISSIONS } from '../../../catalogue/missions/missions.ts'
import { ENEMY_CHARACTERS, FIGHTING_ARMS, missionCharacter } from '../../../rules/missions/enemy-character.ts'
import { enemyContender, missionEnemy } from '../../../rules/missions/mission-enemy.ts'
import { MISSION_SKILLS } from '../../../rules/missions/mission-skill.ts'
import type { Mission } from '../../../rules/missions/missions.ts'
import { expectSentence } from '../texts.ts'
import { armHost, skillHost, wonPercent } from './equal-hosts.ts'

const FIGHTS = 600
/** A skill changes less than an arm. */
const SKILL_FIGHTS = 4_000
/** From the second region on. Before it nobody has gear to choose from. */
const FROM_SECOND = MISSIONS.filter(({ regionKey }) => regionKey !== MISSION_REGIONS[0]?.key)

/** Below this level hosts have so little armor and dodge that a skill is lost in chance. */
const SKILL_LEVEL = 11
const FOR_SKILLS = MISSIONS.filter(({ level }) => level >= SKILL_LEVEL)

const WORDS = {
  archers: /стре/iu,
  cavalry: /конниц/u,
  swordsmen: /меч(и|ами)/u,
  FRONTAL_ATTACK: /(в лоб|лобовой)/u,
  REAR_BATTLE: /тыл/u,
}

function characterOf(mission: Mission) {
  const character = missionCharacter(mission)
  if (character === null) throw new Error(`${mission.key} has no character`)
  return { ...character, ...ENEMY_CHARACTER_TEXTS[character.kind] }
}

function enemyOf(mission: Mission) {
  return enemyContender(missionEnemy(mission, 'MEDIUM'))
}

describe('the characters of the enemies', () => {
  it.each(MISSION_REGIONS)('are all found in $key', ({ key }) => {
    const kinds = MISSIONS.filter(({ regionKey }) => regionKey === key).map(
      (mission) => characterOf(mission).kind,
    )
    expect(kinds.toSorted()).toEqual([...ENEMY_CHARACTERS].sort())
  })

  it.each(ENEMY_CHARACTERS)('%s has one word and one short sentence', (kind) => {
    const { badge, advice } = ENEMY_CHARACTER_TEXTS[kind]
    expect(badge).toMatch(/^[А-ЯЁ][а-яё]+$/u)
    expectSentence(advice, 90)
  })

  it.each(MISSIONS)('$key has the arm and the skill in its sentence', (mission) => {
    const { advice, arm, skill } = characterOf(mission)
    expect(advice).toMatch(WORDS[arm])
    expect(advice).toMatch(WORDS[skill])
  })
})

describe('the advice against an enemy', () => {
  it.each(FROM_SECOND)(
    '$key: the advised arm is the best of equal hosts, the worst arm the worst',
    (mission) => {
      const { arm, worstArm } = characterOf(mission)
      const won = Object.fromEntries(
        FIGHTING_ARMS.map((each) => [
          each,
          wonPercent(armHost(mission.level, each), enemyOf(mission), FIGHTS),
        ]),
      )
      expect(won[arm], JSON.stringify(won)).toBe(Math.max(...Object.values(won)))
      expect(won[arm], JSON.stringify(won)).toBeGreaterThan((won[worstArm] ?? 100) + 3)
    },
  )

  it.each(FOR_SKILLS)('$key: the advised skill wins more than the other of equal hosts', (mission) => {
    const { skill } = characterOf(mission)
    const other = MISSION_SKILLS.find((each) => each !== skill) ?? skill
    const [advised, opposite] = [skill, other].map((each) =>
      wonPercent(skillHost(mission.level, each), enemyOf(mission), SKILL_FIGHTS),
    )
    expect(advised).toBeGreaterThan(opposite ?? 100)
  })

  it('leaves no arm the best against every enemy of a region', () => {
    for (const { key } of MISSION_REGIONS.slice(1)) {
      const arms = MISSIONS.filter(({ regionKey }) => regionKey === key).map(
        (mission) => characterOf(mission).arm,
      )
      expect(new Set(arms).size, key).toBe(FIGHTING_ARMS.length)
    }
  })
})
