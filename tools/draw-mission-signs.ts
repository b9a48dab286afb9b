import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { icons } from '@iconify-json/game-icons'
import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { MISSION_REGIONS, MISSIONS } from '#catalogue/missions/missions.ts'

/**
 * Writes one file per icon of missions, regions and crusades into the game's art, since sixty of them would be half of
 * a page's script. The drawing has the id `sign`, so that a page can draw it in its own colour by `<use>`.
 * Run it after an icon of a mission changes.
 */
const folder = join(import.meta.dirname, '../apps/game/src/art/mission-signs')
const signs = new Set([...MISSIONS, ...MISSION_REGIONS, ...CRUSADES].map(({ icon }) => icon))

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const sign of signs) {
  const drawing = icons.icons[sign]
  if (!drawing) throw new Error(`game-icons has no ${sign}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g id="sign">${drawing.body}</g></svg>\n`
  await writeFile(join(folder, `${sign}.svg`), svg)
}
console.log(`${signs.size} signs in apps/game/src/art/mission-signs`)
