import { readFileSync } from 'node:fs'

/** One import, export from, dynamic import or bare import of a file. */
export type Import = { readonly target: string; readonly typeOnly: boolean }

const IMPORTS =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** What a TypeScript or JavaScript file imports, as written: relative paths and packages. */
export function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, typeOnly, from, lazy, bare]) => ({
    target: from ?? lazy ?? bare ?? '',
    typeOnly: Boolean(typeOnly),
  }))
}
