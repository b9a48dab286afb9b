import { existsSync, globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importsOf } from './read-imports.ts'

export type Reachable = {
  /** Files of the project that are imported, from its root. */
  readonly files: ReadonlySet<string>
  /** Packages that are imported, and a file that does. */
  readonly packages: ReadonlyMap<string, string>
}

function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Everything that these files import when they run, directly or by others. Types are gone by then. */
export function reachableFrom(starts: readonly string[]): Reachable {
  const files = new Set<string>()
  const packages = new Map<string, string>()
  const open = starts.flatMap((pattern) => globSync(pattern))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    if (!file.endsWith('.ts')) continue
    for (const { target, typeOnly } of importsOf(file)) {
      if (typeOnly || target.startsWith('node:')) continue
      const path = normalize(join(dirname(file), target))
      if (!target.startsWith('.')) packages.set(packageOf(target), file)
      else if (existsSync(path)) open.push(path)
    }
  }
  return { files, packages }
}
