import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Castle } from '#apps/game/src/art/castle/castle.tsx'
import { castleMarks } from '#apps/game/src/art/castle/marks.ts'
import { BUILDINGS, keepStage, type Stage, type Stages, timeOfDay } from '#apps/game/src/art/castle/stages.ts'
import type { TimeOfDay } from '#apps/game/src/art/palette.ts'

const STAGES = [0, 1, 2, 3] as const
const TIMES = ['day', 'dusk', 'night'] as const

function every(stage: Stage): Stages {
  return {
    keep: stage,
    walls: stage,
    moats: stage,
    stakes: stage,
    stable: stage,
    forge: stage,
    storage: stage,
    servantsHouse: stage,
    catapult: stage,
    projectiles: stage,
  }
}

function draw(stages: Stages, time: TimeOfDay = 'day', smoke = true): string {
  return renderToStaticMarkup(createElement(Castle, { stages, time, smoke, armsId: 3, title: 'Замок' }))
}

describe('the castle', () => {
  it.each(STAGES)('at stage %i draws every building with valid numbers', (stage) => {
    for (const time of TIMES) {
      const svg = draw(every(stage), time)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
      for (const building of BUILDINGS) expect(svg).toContain(`data-b="${building}"`)
    }
  })

  it('stays under 75 KB of markup at its highest stage, 14 KB compressed', () => {
    const svg = draw(every(3), 'night')
    expect(svg.length).toBeLessThan(75_000)
    expect(gzipSync(svg).length).toBeLessThan(14_000)
  })

  it('changes the picture with each stage of each building', () => {
    for (const building of BUILDINGS) {
      const pictures = STAGES.map((stage) => draw({ ...every(1), [building]: stage }))
      expect(new Set(pictures).size, building).toBe(4)
    }
  })

  it('refers only to gradients and symbols it defines', () => {
    for (const stage of STAGES) {
      const svg = draw(every(stage))
      const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (m) => m[1]))
      const uses = Array.from(svg.matchAll(/(?:href="#|url\(#)([^")]+)/g), (m) => m[1])
      expect(uses.length).toBeGreaterThan(30)
      for (const id of uses) expect(ids).toContain(id)
    }
  })

  it('smokes only when asked to', () => {
    expect(draw(every(2), 'day', true)).toContain('class="pf smk"')
    expect(draw(every(2), 'day', false)).not.toContain('class="pf smk"')
  })

  it('has an accessible name', () => {
    expect(draw(every(2))).toMatch(/role="img" aria-label="Замок"/)
  })
})

describe('stages', () => {
  it('of the keep follow the title', () => {
    expect((['KNIGHT', 'BARON', 'EARL', 'DUKE'] as const).map(keepStage)).toEqual([1, 2, 2, 3])
  })

  it('of the day follow the clock', () => {
    expect([0, 5, 6, 8, 12, 18, 20, 21].map(timeOfDay)).toEqual([
      'night',
      'night',
      'dusk',
      'day',
      'day',
      'dusk',
      'dusk',
      'night',
    ])
  })
})

describe('marks over the castle', () => {
  const units = ({ left, top }: { left: number; top: number }) => ({ x: left * 8, y: top * 6.8 })

  it('are inside the part that a phone shows', () => {
    for (const building of BUILDINGS) {
      const { level, bubble, target } = castleMarks[building]
      for (const place of [level, bubble, { left: target.left + target.width / 2, top: target.top }]) {
        expect(units(place).x, building).toBeGreaterThanOrEqual(135)
        expect(units(place).x, building).toBeLessThanOrEqual(665)
      }
    }
  })

  it('are 44 px apart between levels when the picture is 471 px wide', () => {
    for (const a of BUILDINGS) {
      for (const b of BUILDINGS) {
        if (a === b) continue
        const p = units(castleMarks[a].level)
        const q = units(castleMarks[b].level)
        expect(Math.hypot(p.x - q.x, p.y - q.y) * (471 / 800), `${a} and ${b}`).toBeGreaterThanOrEqual(44)
      }
    }
  })
})
