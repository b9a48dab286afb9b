import { type NeighboursMade, readMade, readNeighbour, writeNeighbour } from './neighbour-line.ts'
import type { NeighbourPath } from './neighbour-path.ts'

/** A path as one line of JSON: [key, stage, stage …], each stage as `writeNeighbour` writes a castle. */
export function writePath({ key, stages }: NeighbourPath): string {
  return `[${[JSON.stringify(key), ...stages.map(writeNeighbour)].join(',')}]`
}

/** Reads what `writePath` wrote; throws RangeError or SyntaxError for anything else. */
function readPath(line: string): NeighbourPath {
  const parsed: unknown = JSON.parse(line)
  if (!Array.isArray(parsed)) throw new RangeError('A path is a list')
  const [key, ...stages]: unknown[] = parsed
  if (typeof key !== 'string' || stages.length === 0) throw new RangeError('A path has a key and stages')
  return { key, stages: stages.map((stage) => readNeighbour(stage)) }
}

/** A whole file: its first line says what made it, then one path a line. */
export function readPaths(text: string): { made: NeighboursMade; paths: NeighbourPath[] } {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '')
  return { made: readMade(first), paths: lines.map(readPath) }
}
