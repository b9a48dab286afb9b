import type { NameParts } from '#catalogue/world/neighbours.ts'
import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import type { Random } from '#rules/core/random.ts'
import { readTakenLooks } from '../player/looks.ts'

/** That many different names that nobody has yet, or fewer if there are not enough. */
export async function freeNames(count: number, random: Random, parts: NameParts): Promise<string[]> {
  const { beginnings, endings } = parts
  const looks = beginnings.flatMap((beginning) => endings.map((ending) => nameSkeleton(beginning + ending)))
  const taken = await readTakenLooks(looks)
  const names = new Set<string>()
  for (let tries = 0; names.size < count && tries < count * 50; tries += 1) {
    const name = random.pick(beginnings) + random.pick(endings)
    if (!taken.has(nameSkeleton(name))) names.add(name)
  }
  return [...names]
}
