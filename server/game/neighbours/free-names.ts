import type { NameParts } from '#catalogue/world/neighbours.ts'
import type { Random } from '#rules/core/random.ts'
import { areNamesTaken } from '../player/former-names.ts'

/** That many different names that nobody has and that wait for nobody, or fewer if there are not enough. */
export async function freeNames(count: number, random: Random, parts: NameParts): Promise<string[]> {
  const { beginnings, endings } = parts
  const all = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending))
  const taken = await areNamesTaken(all)
  const free = new Set(all.filter((_, index) => !taken[index]))
  const names = new Set<string>()
  for (let tries = 0; names.size < count && tries < count * 50; tries += 1) {
    const name = random.pick(beginnings) + random.pick(endings)
    if (free.has(name)) names.add(name)
  }
  return [...names]
}
