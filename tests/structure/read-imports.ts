import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** One import, export from, dynamic import or bare import of a file. */
export type Import = {
  readonly target: string
  /** Whether it is written from the root of the project: `#rules/…`. */
  readonly fromRoot: boolean
  readonly typeOnly: boolean
  /** `import()`: it is read when that line runs. */
  readonly lazy: boolean
}

const IMPORTS =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** A path from the file; `#rules/…` means a room of the project. */
function fromFile(file: string, target: string): string {
  if (!target.startsWith('#')) return target
  const path = relative(dirname(file), target.slice(1))
  return path.startsWith('.') ? path : `./${path}`
}

/** What a TypeScript or JavaScript file imports: paths from the file, and packages. */
export function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, typeOnly, from, lazy, bare]) => {
    const written = from ?? lazy ?? bare ?? ''
    return {
      target: fromFile(file, written),
      fromRoot: written.startsWith('#'),
      typeOnly: Boolean(typeOnly),
      lazy: lazy !== undefined,
    }
  })
}
