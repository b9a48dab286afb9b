import { describe, expect, it } from 'vitest'
import { type Army, EMPTY_ARMY } from '#rules/army/army.ts'
import { createRandom } from '#rules/core/random.ts'
import { fallenOf } from '#rules/fight/fallen.ts'
import type { FightResult } from '#rules/fight/report.ts'
import { contenderOf } from './contenders.ts'

const ARMY: Army = { ...EMPTY_ARMY, squires: 100_000, archers: 10_000, peasants: 10_000 }

function squiresFallen(result: FightResult, healthLeft: number, priests = 0): number {
  const contender = { ...contenderOf(10, { army: { ...ARMY, priests } }), healthMax: 1_000 }
  return fallenOf(contender, healthLeft, result, createRandom('fallen'))?.squires ?? Number.NaN
}

describe('the fallen', () => {
  it('are 0.6, 1 or 1.5 % of a group by result if all health is lost', () => {
    expect(squiresFallen('WIN', 0)).toBe(600)
    expect(squiresFallen('DRAW', 0)).toBe(1_000)
    expect(squiresFallen('LOSE', -50)).toBe(1_500)
  })

  it('are proportional to lost health, and none without damage', () => {
    expect(squiresFallen('WIN', 500)).toBe(300)
    expect(squiresFallen('WIN', 1_000)).toBe(0)
  })

  it('are revived by priests, up to 27 %', () => {
    expect(squiresFallen('LOSE', 0, 20)).toBe(1_298)
    expect(squiresFallen('LOSE', 0, 40)).toBe(1_095)
    expect(squiresFallen('LOSE', 0, 4_000)).toBe(1_095)
  })

  it('are drawn for small groups as often as for large ones', () => {
    const contender = { ...contenderOf(10, { army: { ...EMPTY_ARMY, archers: 20 } }), healthMax: 1_000 }
    const random = createRandom('small')
    let fallen = 0
    for (let battle = 0; battle < 10_000; battle += 1)
      fallen += fallenOf(contender, 0, 'LOSE', random)?.archers ?? 0
    expect(Math.abs(fallen - 3_000)).toBeLessThan(200)
  })

  it('are none for an enemy without an army', () => {
    expect(fallenOf({ ...contenderOf(10), army: null }, 0, 'LOSE', createRandom('npc'))).toBeNull()
  })
})
