import { describe, expect, it } from 'vitest'
import { ENEMY_CHARACTER_TEXTS } from '#catalogue/missions/enemy-characters.ts'
import { MISSION_REGIONS, MISSIONS } from '#catalogue/missions/missions.ts'
import { ENEMY_CHARACTERS, FIGHTING_ARMS, missionCharacter } from '#rules/missions/enemy-character.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { MISSION_SKILLS, type MissionSkill } from '#rules/missions/mission-skill.ts'
import type { Mission } from '#rules/missions/missions.ts'
import { expectSentence } from '../texts.ts'
import {
  armContender,
  type Guard,
  guardContender,
  preventingContender,
  skillContender,
  wonPercent,
} from './equal-contenders.ts'

const FIGHTS = 2_000
/** A skill changes less than an arm. */
const SKILL_FIGHTS = 4_000
/** From the second region on. Before it nobody has gear to choose from. */
const FROM_SECOND = MISSIONS.filter(({ regionKey }) => regionKey !== MISSION_REGIONS[0]?.key)

/** Below this level gear gives so little armor and dodge that few armies prevent more than a per cent or two. */
const SKILL_LEVEL = 11
const FOR_SKILLS = MISSIONS.filter(({ level }) => level >= SKILL_LEVEL)

/** What a skill prevents where it is tested alone. */
const PREVENTED_PERCENT = 10
const BLOWS = { FRONTAL_ATTACK: 'STRIKE', REAR_BATTLE: 'VOLLEY' } as const

const GUARD_WORDS = { armor: /носите броню/u, dodge: /носите уворот/u } as const satisfies Record<
  Guard,
  RegExp
>

/** Missions from the second region on whose sentence also names what to wear. */
const FOR_GUARDS = FROM_SECOND.flatMap((mission) => {
  const { advice } = characterOf(mission)
  const guard = (['armor', 'dodge'] as const).find((each) => GUARD_WORDS[each].test(advice))
  return guard === undefined ? [] : [{ ...mission, guard }]
})

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

function otherSkill(skill: MissionSkill): MissionSkill {
  return MISSION_SKILLS.find((each) => each !== skill) ?? skill
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
    '$key: the advised arm is the best of equal armies, the worst arm the worst',
    (mission) => {
      const { arm, worstArm } = characterOf(mission)
      const won = Object.fromEntries(
        FIGHTING_ARMS.map((each) => [
          each,
          wonPercent(armContender(mission.level, each), enemyOf(mission), FIGHTS),
        ]),
      )
      expect(won[arm], JSON.stringify(won)).toBe(Math.max(...Object.values(won)))
      expect(won[arm], JSON.stringify(won)).toBeGreaterThan((won[worstArm] ?? 100) + 3)
    },
  )

  it.each(MISSIONS)('$key: preventing what the advised skill prevents wins more', (mission) => {
    const { skill } = characterOf(mission)
    const [advised, opposite] = [skill, otherSkill(skill)].map((each) =>
      wonPercent(
        preventingContender(mission.level, BLOWS[each], PREVENTED_PERCENT),
        enemyOf(mission),
        SKILL_FIGHTS,
      ),
    )
    expect(advised).toBeGreaterThan(opposite ?? 100)
  })

  it.each(FOR_SKILLS)('$key: the advised skill wins more than the other of equal armies', (mission) => {
    const { skill } = characterOf(mission)
    const other = otherSkill(skill)
    const [advised, opposite] = [skill, other].map((each) =>
      wonPercent(skillContender(mission.level, each), enemyOf(mission), SKILL_FIGHTS),
    )
    expect(advised).toBeGreaterThan(opposite ?? 100)
  })

  it.each(FOR_GUARDS)('$key: of equal armies the one dressed for $guard wins more', (mission) => {
    const { skill } = characterOf(mission)
    const guards = [mission.guard, mission.guard === 'armor' ? 'dodge' : 'armor'] as const
    const [advised, opposite] = guards.map((guard) =>
      wonPercent(guardContender(mission.level, guard, skill), enemyOf(mission), SKILL_FIGHTS),
    )
    expect(advised).toBeGreaterThan(opposite ?? 100)
  })

  it('names both armor and dodge somewhere', () => {
    expect(new Set(FOR_GUARDS.map(({ guard }) => guard)).size).toBe(2)
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
