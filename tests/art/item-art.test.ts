import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DONATE_PACKS } from '../../catalogue/donate/donate-packs.ts'
import { GEAR } from '../../catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '../../catalogue/gear/gear-classes.ts'
import { RESOURCES } from '../../catalogue/inventory/resources.ts'
import { WINES } from '../../catalogue/inventory/wines.ts'

const folder = join(import.meta.dirname, '../../apps/game/src/art/items')

test('every item has a drawing (if not: node tools/draw-items.ts)', () => {
  const drawn = new Set(readdirSync(folder))
  const things = [...GEAR, ...Object.values(GEAR_CLASS_TEXTS), ...RESOURCES, ...WINES, ...DONATE_PACKS]
  expect(things.filter(({ icon }) => !drawn.has(`${icon}.svg`)).map(({ name }) => name)).toEqual([])
})

test('drawings are square, so that none is cropped', () => {
  const faulty = readdirSync(folder).filter(
    (file) => !readFileSync(join(folder, file), 'utf8').includes('viewBox="0 0 512 512"'),
  )
  expect(faulty).toEqual([])
})
