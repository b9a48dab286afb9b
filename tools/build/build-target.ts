import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { requirePackage, runBuilder } from './run-builder.ts'
import { switchFolder } from './switch-folder.ts'
import type { Target } from './targets.ts'

/** Name, size and modification time of every source. Cheap to read, and changes with every edit. */
function fingerprint(target: Target): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    const entry = statSync(path)
    if (entry.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(`${path} ${entry.size} ${entry.mtimeMs}\n`)
  }
  for (const source of [...target.sources, 'tools/build']) if (existsSync(source)) add(source)
  return hash.digest('hex')
}

/**
 * Builds the target into a folder of its own beside `dist/<output>` and then switches to it, so that a running server never serves a
 * half-built one. With `onlyStale` it does nothing if no source has changed since.
 */
export async function buildTarget(target: Target, dist: string, onlyStale: boolean): Promise<void> {
  const served = join(dist, target.output)
  const mark = join(dist, `.${target.output}`)
  const wanted = fingerprint(target)
  if (onlyStale && existsSync(served) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  const started = performance.now()
  console.log(`Building ${target.name}…`)
  requirePackage(target.builder)
  const built = resolve(dist, `.next-${target.output}`)
  // What a build that was killed has left.
  rmSync(built, { recursive: true, force: true })
  mkdirSync(built, { recursive: true })
  await runBuilder(target.command(built))
  await compressFiles(built, !target.development)
  rmSync(mark, { force: true })
  await switchFolder(built, served)
  writeFileSync(mark, wanted)
  console.log(`Built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
