import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Arms } from '#apps/game/src/art/arms.tsx'
import { blazon, TINCTURES } from '#apps/game/src/art/blazon.ts'
import { isMetal } from '#rules/heraldry/arms.ts'

const ids = Array.from({ length: 2000 }, (_, i) => i + 1)

describe('arms', () => {
  it('never put metal on metal or colour on colour', () => {
    for (const id of ids) {
      const arms = blazon(id)
      expect(isMetal(arms.field), `field of ${id}`).not.toBe(isMetal(arms.other))
      for (const charge of arms.charges) {
        expect(isMetal(charge.tincture), `charge of ${id}`).not.toBe(isMetal(charge.on))
      }
      // A field of many pieces is neutral, so any ordinary may lie on it. A plain field is not.
      if (arms.ordinary && arms.division === 'PLAIN') {
        expect(isMetal(arms.ordinary.tincture), `ordinary of ${id}`).not.toBe(isMetal(arms.field))
      }
    }
  })

  it('never put an ordinary on a varied field in one of its tinctures', () => {
    for (const id of ids) {
      const arms = blazon(id)
      if (!arms.ordinary || arms.division === 'PLAIN') continue
      expect([arms.field, arms.other]).not.toContain(arms.ordinary.tincture)
    }
  })

  it('always have a charge inside the shield', () => {
    for (const id of ids) {
      const { charges } = blazon(id)
      expect(charges.length).toBeGreaterThan(0)
      for (const { spot } of charges) {
        const [x, y, size] = spot
        expect(x - size / 2).toBeGreaterThanOrEqual(6)
        expect(x + size / 2).toBeLessThanOrEqual(94)
        expect(y - size / 2).toBeGreaterThanOrEqual(5)
        expect(y + size / 2).toBeLessThanOrEqual(115)
      }
    }
  })

  it('are the same for the same id, and a player’s differ from a guild’s', () => {
    for (const id of ids.slice(0, 200)) expect(blazon(id)).toEqual(blazon(`p${id}`))
    expect(blazon(3)).not.toEqual(blazon('g3'))
  })

  it('rarely repeat among neighbours', () => {
    const seen = new Set(ids.map((id) => JSON.stringify(blazon(id))))
    expect(seen.size).toBeGreaterThan(1100)
  })

  it('put the shield on a banner of the other tincture', () => {
    for (const id of ids) {
      const arms = blazon(id)
      expect(arms.house.cloth).toBe(TINCTURES[arms.other])
      expect(arms.house.cloth).not.toBe(TINCTURES[arms.field])
    }
  })
})

describe('the drawn shield', () => {
  const draw = (id: number | string, size = 100, title?: string) =>
    renderToStaticMarkup(createElement(Arms, { id, size, title }))

  it('shows a figure from a separate file for every id, with valid numbers', () => {
    for (const id of ids.slice(0, 300)) {
      const svg = draw(id)
      expect(svg).toMatch(/href="[^"#]+\.svg[^"]*#c"/)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })

  it('is small', () => {
    for (const id of ids.slice(0, 300)) expect(draw(id, 24).length).toBeLessThan(6_000)
  })

  it('has a generated name, the given title, or none if it is decoration', () => {
    expect(draw(3)).toMatch(/role="img" aria-label="Герб: пурпур и серебро, голова волка"/)
    expect(draw(3, 40, 'Герб Ратибора')).toContain('aria-label="Герб Ратибора"')
    expect(draw(3, 40, '')).toContain('aria-hidden="true"')
  })
})
