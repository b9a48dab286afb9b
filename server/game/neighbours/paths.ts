import { readFile } from 'node:fs/promises'
import type { NeighbourPath } from '#rules/player/neighbour-path.ts'
import { readPaths } from '#rules/player/neighbour-path-line.ts'

const file = new URL('../../../catalogue/world/paths.jsonl', import.meta.url)

let reading: Promise<readonly NeighbourPath[]> | undefined

/** The paths that the simulator played. The file is read once. */
export function neighbourPaths(): Promise<readonly NeighbourPath[]> {
  reading ??= readFile(file, 'utf8').then((text) => readPaths(text).paths)
  return reading
}
