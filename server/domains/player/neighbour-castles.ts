import { readFile } from 'node:fs/promises'
import type { NeighbourCastle } from '#rules/player/neighbour-castle.ts'
import { readNeighbours } from '#rules/player/neighbour-line.ts'

const file = new URL('../../../catalogue/world/castles.jsonl', import.meta.url)

function shuffled<T>(list: readonly T[], pick: (most: number) => number): T[] {
  const rest = [...list]
  return list.flatMap(() => rest.splice(pick(rest.length - 1), 1))
}

/**
 * That many of the castles played by the simulator, in an order drawn by `pick` (a whole number from 0 to the given
 * one). They repeat if there are too few.
 */
export async function drawNeighbours(
  count: number,
  pick: (most: number) => number,
): Promise<NeighbourCastle[]> {
  const { castles } = readNeighbours(await readFile(file, 'utf8'))
  const drawn = shuffled(castles, pick)
  return Array.from({ length: count }, (_, index) => drawn[index % drawn.length]).filter(
    (castle) => castle !== undefined,
  )
}
