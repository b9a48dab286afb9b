import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importsOf } from './read-imports.ts'

export type ServerFile = {
  readonly path: string
  readonly text: string
  /** Files of the server that it imports. */
  readonly imports: readonly string[]
}

function serverImportsOf(path: string): string[] {
  return importsOf(path)
    .filter(({ target }) => target.startsWith('.'))
    .map(({ target }) => normalize(join(dirname(path), target)))
    .filter((target) => target.startsWith('server/'))
}

/** The server's TypeScript files, including uncommitted ones. */
export const SERVER_FILES: readonly ServerFile[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', 'server'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path.endsWith('.ts'))
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    return { path, text, imports: serverImportsOf(path) }
  })

/** `missions` for a file in server/domains/missions, undefined for every other file. */
export function domainOf(path: string): string | undefined {
  return /^server\/domains\/([^/]+)\//.exec(path)?.[1]
}

/** A cycle among these arrows, undefined if there is none. */
export function findCircle(arrows: Readonly<Record<string, readonly string[]>>): string[] | undefined {
  const search = (way: readonly string[]): string[] | undefined => {
    const last = way.at(-1) ?? ''
    for (const next of arrows[last] ?? []) {
      if (way.includes(next)) return [...way.slice(way.indexOf(next)), next]
      const circle = search([...way, next])
      if (circle) return circle
    }
    return undefined
  }
  for (const start of Object.keys(arrows)) {
    const circle = search([start])
    if (circle) return circle
  }
  return undefined
}
