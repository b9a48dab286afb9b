import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sightOf } from '#apps/game/src/art/vignettes/sights.ts'
import { Vignette } from '#apps/game/src/art/vignettes/vignette.tsx'
import { missionHour } from '#apps/game/src/shared/missions/mission-hour.ts'
import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { MISSION_REGIONS, MISSION_VIGNETTES, MISSIONS } from '#catalogue/missions/missions.ts'

const KINDS = ['mountains', 'forest', 'river', 'village', 'swamp', 'road'] as const
const TIMES = ['day', 'dusk', 'night'] as const

describe('vignettes', () => {
  it('are six different places, valid and small at every hour', () => {
    for (const time of TIMES) {
      const pictures = KINDS.map((kind) => renderToStaticMarkup(createElement(Vignette, { kind, time })))
      expect(new Set(pictures).size).toBe(6)
      for (const svg of pictures) {
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
        expect(svg.length).toBeLessThan(16_000)
      }
    }
  })

  it('show every mission of a region as a different place', () => {
    for (const region of MISSION_REGIONS) {
      const pictures = MISSIONS.filter(({ regionKey }) => regionKey === region.key).map((mission) =>
        renderToStaticMarkup(
          createElement(Vignette, {
            kind: MISSION_VIGNETTES.find((kind) => kind === mission.vignette) ?? 'road',
            missionKey: mission.key,
            time: missionHour(mission),
          }),
        ),
      )
      expect(new Set(pictures).size, region.name).toBe(pictures.length)
      for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    }
  })

  it('show every boss of a crusade at a place of its own', () => {
    const landmarks = CRUSADES.map(({ key }) => sightOf(key)?.landmark)
    expect(landmarks).not.toContain(undefined)
    expect(new Set(landmarks).size).toBe(CRUSADES.length)
    for (const { key, vignette } of CRUSADES) {
      const kind = MISSION_VIGNETTES.find((one) => one === vignette) ?? 'road'
      const svg = renderToStaticMarkup(createElement(Vignette, { kind, missionKey: key, low: true }))
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    }
  })

  it('differ between a locked and an open place', () => {
    const locked = renderToStaticMarkup(createElement(Vignette, { kind: 'road', locked: true }))
    expect(locked).toContain('data-locked')
    expect(renderToStaticMarkup(createElement(Vignette, { kind: 'road' }))).not.toContain('data-locked')
  })
})
