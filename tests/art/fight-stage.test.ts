import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { figuresFor, layOutArmy } from '#apps/game/src/art/fight-stage/army-layout.ts'
import { FightStage, type FightStageProps } from '#apps/game/src/art/fight-stage/fight-stage.tsx'
import {
  BAND_KINDS,
  type Strike,
  type StrikeKind,
  WILD_KINDS,
} from '#apps/game/src/art/fight-stage/moment.ts'

const army = { archers: 240, swordsmen: 180, squires: 95, priests: 22, cavalry: 36 }

const BANDS: ReadonlySet<string> = new Set(BAND_KINDS)

function draw(props: Partial<FightStageProps> = {}): string {
  const attacker = { armsId: 3, army, fallenShare: 0.1 }
  const defender = { armsId: 12, army, fallenShare: 0.3 }
  const moment = { attackerHealthShare: 0.7, defenderHealthShare: 0.4, strikes: [], phaseIndex: 1 }
  return renderToStaticMarkup(createElement(FightStage, { attacker, defender, ...moment, ...props }))
}

function strike(kind: StrikeKind, over: Partial<Strike> = {}): Strike {
  return {
    side: 'ATTACKER',
    kind,
    hit: true,
    critical: false,
    damage: 1184,
    ...over,
  }
}

describe('the stage of a fight', () => {
  it.each(['VOLLEY', 'CHARGE', 'STRIKE', 'HEAL'] as const)('draws a %s with valid numbers', (kind) => {
    const svg = draw({ strikes: [strike(kind), strike(kind, { side: 'DEFENDER', hit: false })] })
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(svg.length).toBeLessThan(80_000)
  })

  it('shows the effect of a strike: loss, gain, miss, critical hit', () => {
    expect(draw({ strikes: [strike('STRIKE')] })).toMatch(/−1\s184/)
    expect(draw({ strikes: [strike('HEAL', { damage: 55 })] })).toContain('+55')
    expect(draw({ strikes: [strike('VOLLEY', { hit: false })] })).toContain('мимо')
    const stopped = draw({ strikes: [strike('VOLLEY', { damage: 0 })] })
    expect(stopped).toContain('броня')
    expect(stopped).not.toContain('−0')
    expect(draw({ strikes: [strike('CHARGE', { critical: true })] })).toContain('крит')
  })

  it('does not call a miss critical', () => {
    expect(draw({ strikes: [strike('CHARGE', { critical: true, hit: false })] })).not.toContain('крит')
  })

  it('draws beasts without a banner and bands under their own', () => {
    for (const npc of WILD_KINDS) {
      const svg = draw({ defender: { npc, army: { swordsmen: 9 }, fallenShare: 0 } })
      expect(svg.split('class="standard"').length - 1, npc).toBe(BANDS.has(npc) ? 2 : 1)
    }
  })

  it.each(WILD_KINDS)(
    'has a separate drawing for every figure of %s, standing, striking and lying',
    (npc) => {
      const horde = { swordsmen: 9, archers: 9, cavalry: 2, priests: 2, squires: 2 }
      const strikes = (['STRIKE', 'CHARGE'] as const).map((kind) => strike(kind, { side: 'DEFENDER' }))
      for (const fallenShare of [0, 0.5, 1]) {
        const svg = draw({ defender: { npc, army: horde, fallenShare }, strikes })
        const drawn = new Set([...svg.matchAll(/<g id="([^"]+)">(?=<)/g)].map(([, id]) => id))
        const used = [...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '')
        for (const id of used) expect(drawn).toContain(id)
        if (npc !== 'bandits') expect(used.filter((id) => id.includes(npc)).length).toBeGreaterThan(3)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
      }
    },
  )

  it('draws a place at its hour: no two hours alike, a place of its own unlike the open field', () => {
    const hours = (['day', 'dusk', 'night'] as const).map((time) =>
      draw({ place: { time, missionKey: undefined } }),
    )
    expect(new Set(hours).size).toBe(3)
    expect(draw({ place: { time: 'day', missionKey: 'oldMill' } })).not.toBe(hours[0])
  })

  it('draws every castle of a raid with valid numbers, and breaks it part by part', () => {
    const whole = {
      isCorner: false,
      garrison: 30,
      siegeTower: true,
      catapult: true,
      hits: 20,
      broken: 0,
    } as const
    for (const stage of [1, 2, 3] as const) {
      const siege = { ...whole, walls: stage, moat: stage, stakes: stage }
      const drawn = Array.from({ length: 9 }, (_, broken) => draw({ siege: { ...siege, broken } }))
      for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
      expect(new Set(drawn).size).toBe(9)
    }
  })

  it('contains only the drawings of figures in this fight', () => {
    const svg = draw({ defender: { npc: 'geese', army: { swordsmen: 9 }, fallenShare: 0 } })
    expect(svg).toContain('geeseidle')
    for (const other of ['rats', 'boars', 'wolves', 'bears', 'bandits'])
      expect(svg).not.toContain(`${other}idle`)
  })
})

describe('an army', () => {
  it('grows with its soldiers and never exceeds its row', () => {
    const counts = [0, 1, 2, 10, 100, 1000, 100_000].map((n) => figuresFor(n, 6))
    expect(counts[0]).toBe(0)
    expect(counts[1]).toBe(1)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBe(6)
  })

  it('loses soldiers one by one until all have fallen, and none gets up again', () => {
    let lying = new Set<number>()
    for (let share = 0; share <= 1; share += 0.05) {
      const now = new Set(layOutArmy(army, share).flatMap(({ fallen }, i) => (fallen ? [i] : [])))
      for (const i of lying) expect(now).toContain(i)
      lying = now
    }
    expect(layOutArmy(army, 1).every(({ fallen }) => fallen)).toBe(true)
    expect(layOutArmy(army, 0).some(({ fallen }) => fallen)).toBe(false)
  })

  it('leaves more space between larger figures', () => {
    const [men, bears] = [1, 2.8].map((bulk) => layOutArmy(army, 0, bulk).length)
    expect(bears).toBeLessThan(men ?? 0)
    expect(bears).toBeGreaterThan(0)
  })

  it('does not hide swordsmen behind riders', () => {
    const figures = layOutArmy(army, 0)
    const feet = Math.max(...figures.filter((f) => f.group === 'cavalry').map((f) => f.y))
    const swords = figures.filter((f) => f.group === 'swordsmen').map((f) => f.y)
    expect(feet).toBeLessThan(Math.min(...swords))
  })
})
