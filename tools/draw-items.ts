import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { icons } from '@iconify-json/game-icons'
import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import { DAILY_QUESTS } from '#catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import { SKILL_BRANCH_TEXTS, SKILLS } from '#catalogue/skills/skills.ts'
import { OWN_SIGNS } from './own-signs.ts'

/**
 * Writes one file per icon of the catalogue's items into the game's art, so that a page fetches only the
 * icons it shows and no script contains any. Run it after an icon of the catalogue changes.
 */
const folder = join(import.meta.dirname, '../apps/game/src/art/items')
const signs = new Set(
  [
    ...GEAR,
    ...Object.values(GEAR_CLASS_TEXTS),
    ...RESOURCES,
    ...WINES,
    ...GOLD_PACKS,
    ...DONATE_PACKS,
    ...SKILLS,
    ...SKILL_BRANCH_TEXTS,
    ...DAILY_QUESTS,
    ...INFINITE_QUESTS,
  ].map(({ icon }) => icon),
)

await mkdir(folder, { recursive: true })
for (const file of await readdir(folder)) {
  if (!signs.has(file.replace(/\.svg$/, ''))) await rm(join(folder, file))
}
for (const sign of signs) {
  const drawing = OWN_SIGNS[sign] ?? icons.icons[sign]?.body
  if (drawing === undefined) throw new Error(`game-icons has no ${sign}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${drawing}</svg>\n`
  await writeFile(join(folder, `${sign}.svg`), svg)
}
console.log(`${signs.size} signs in apps/game/src/art/items`)
