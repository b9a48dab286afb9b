import { describe, expect, it } from 'vitest'
import type { Formation } from '#rules/fight/report.ts'
import { builtStrength, type EnemyBuild } from '#rules/missions/enemy-build.ts'
import {
  ENEMY_CHARACTERS,
  type EnemyCharacter,
  enemyAdvice,
  enemyCharacter,
} from '#rules/missions/enemy-character.ts'
import { enemyStrength, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'

const EVEN: Formation = { volleyPercent: 50, guard: { VOLLEY: 0, CHARGE: 0, STRIKE: 0 } }
const USUAL: EnemyBuild = {
  attack: 100,
  health: 100,
  armor: 100,
  mastery: 100,
  dodge: 100,
  luck: 100,
  formation: EVEN,
}

function characterOf(build: Partial<EnemyBuild>, level = 20) {
  return DIFFICULTIES.map((difficulty) =>
    enemyCharacter(
      missionEnemy({ key: 'foe', enemyName: 'Враг', level, build: { ...USUAL, ...build } }, difficulty),
    ),
  )
}

function formation(volleyPercent: number, VOLLEY: number, CHARGE: number, STRIKE: number): Formation {
  return { volleyPercent, guard: { VOLLEY, CHARGE, STRIKE } }
}

describe('the character of an enemy', () => {
  it.each<[EnemyCharacter | null, Partial<EnemyBuild>]>([
    [null, {}],
    [null, { armor: 110, luck: 90 }],
    ['ARMORED', { armor: 150 }],
    ['NIMBLE', { armor: 150, dodge: 200 }],
    ['LUCKY', { luck: 140, dodge: 130 }],
    ['RANGED', { formation: { ...EVEN, volleyPercent: 80 } }],
    ['MANY', { attack: 80, health: 130 }],
    ['FIERCE', { attack: 130, health: 80 }],
  ])('is %s with %o, at any difficulty', (character, build) => {
    expect(new Set(characterOf(build))).toEqual(new Set([character]))
  })

  it('never contradicts the numbers', () => {
    for (let seed = 0; seed < 600; seed += 1) {
      const drawn = (step: number): number => 50 + ((seed * step) % 151)
      const volleyPercent = 20 + ((seed * 13) % 61)
      const build = {
        attack: drawn(7),
        health: drawn(11),
        armor: drawn(17),
        mastery: 100,
        dodge: drawn(29),
        luck: drawn(37),
        formation: { ...EVEN, volleyPercent },
      }
      const level = 20 + (seed % 40)
      const [character] = characterOf(build, level)
      const usual = enemyStrength(level)
      const built = builtStrength(usual, build)
      const endurance = built.health / usual.health / (built.attack / usual.attack)
      const shares: Record<EnemyCharacter, number> = {
        ARMORED: built.armor / usual.armor,
        NIMBLE: built.dodge / usual.dodge,
        LUCKY: built.luck / usual.luck,
        RANGED: volleyPercent / 50,
        MANY: endurance,
        FIERCE: 1 / endurance,
      }
      const most = Math.max(...Object.values(shares))
      if (character == null) expect(most).toBeLessThan(1.26)
      else {
        expect(shares[character], character).toBeGreaterThan(1.2)
        for (const other of ENEMY_CHARACTERS)
          expect(shares[other]).toBeLessThanOrEqual(shares[character] * 1.02)
      }
    }
  })
})

describe('the advice', () => {
  it.each([
    [formation(80, 45, 0, 40), { arm: 'cavalry', worstArm: 'archers', skill: 'REAR_BATTLE' }],
    [formation(35, 0, 20, 45), { arm: 'archers', worstArm: 'swordsmen', skill: 'FRONTAL_ATTACK' }],
    [formation(65, 25, 45, 0), { arm: 'swordsmen', worstArm: 'cavalry', skill: 'REAR_BATTLE' }],
    [EVEN, null],
    [formation(50, 45, 0, 40), null],
  ])('for %o is %o', (drawnUp, advice) => {
    expect(enemyAdvice(drawnUp)).toEqual(advice)
  })
})
