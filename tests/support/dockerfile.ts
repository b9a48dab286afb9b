import { readFileSync } from 'node:fs'

export type Copy = {
  /** The stage that it copies from, undefined for the build context. */
  readonly stage: string | undefined
  readonly sources: readonly string[]
  readonly target: string
}

/** Instructions of the last stage, without comments and with continued lines joined. */
function lastStage(): string[] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
  return lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')) + 1)
}

/** What the image consists of, besides its base: the COPY lines of the last stage. */
export function copiesOfImage(): Copy[] {
  return lastStage().flatMap((line) => {
    const [, stage, words] = /^COPY (?:--from=(\S+) )?(.+)$/.exec(line) ?? []
    const paths = words?.split(/\s+/) ?? []
    return words === undefined ? [] : [{ stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }]
  })
}

/** Packages that the image leaves out although npm installs them for production: patterns of paths. */
export function packagesRemoved(): string[] {
  const [, words = ''] = /rm -rf ((?:node_modules\/\S+ ?)+)/.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  return words.trim().split(/\s+/)
}
