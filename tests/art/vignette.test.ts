import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Vignette } from '../../apps/game/src/art/vignettes/vignette.tsx'

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

  it('differ between a locked and an open place', () => {
    const locked = renderToStaticMarkup(createElement(Vignette, { kind: 'road', locked: true }))
    expect(locked).toContain('data-locked')
    expect(renderToStaticMarkup(createElement(Vignette, { kind: 'road' }))).not.toContain('data-locked')
  })
})
