import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { WINES } from '#catalogue/inventory/wines.ts'

const folder = join(import.meta.dirname, '../../apps/game/src/art/items')

test('every item has a drawing (if not: node tools/draw-items.ts)', () => {
  const drawn = new Set(readdirSync(folder))
  const items = [...GEAR, ...Object.values(GEAR_CLASS_TEXTS), ...RESOURCES, ...WINES, ...DONATE_PACKS]
  expect(items.filter(({ icon }) => !drawn.has(`${icon}.svg`)).map(({ name }) => name)).toEqual([])
})

test('drawings are square, so that none is cropped', () => {
  const faulty = readdirSync(folder).filter(
    (file) => !readFileSync(join(folder, file), 'utf8').includes('viewBox="0 0 512 512"'),
  )
  expect(faulty).toEqual([])
})

/** Nouns of items, and the drawings that show such an item. */
const DRAWN_AS = [
  [/^(Перстень|Кольцо)/, ['ring', 'power-ring', 'diamond-ring']],
  [/^(Мантия школяра|.* балахон|Ряса)/, ['robe', 'cloak', 'pirate-coat']],
  [/^(Плащ$|Войлочная бурка|Накидка браконьера)/, ['cloak', 'vampire-cape']],
  [/^(Окованное Писание|Потрёпанный псалтырь|Житие)/, ['secret-book', 'white-book', 'open-book']],
  [/^(Цеп$|Кистень)/, ['nunchaku', 'flail']],
  [/(ложка|поварёшка|ковш)$/, ['spoon', 'ladle']],
  [/^(Вьючный мул|Осёл|Мохноногий тяжеловоз)/, ['donkey', 'hoof']],
  [/^Турнирная пика/, ['mounted-knight']],
  [/из рога$/, ['beer-horn']],
] as const

test('the drawing shows the item that the name says', () => {
  const items = [...GEAR, ...Object.values(GEAR_CLASS_TEXTS)]
  for (const [name, drawings] of DRAWN_AS) {
    const named = items.filter((item) => name.test(item.name))
    expect(named.length, `${name}`).toBeGreaterThan(0)
    for (const item of named) expect(drawings, item.name).toContain(item.icon)
  }
})
