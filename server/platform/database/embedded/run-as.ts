import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** The user that PostgreSQL runs as; empty: the user of this process. */
export type RunAs = {
  readonly uid?: number
  readonly gid?: number
}

async function idsOf(user: string): Promise<RunAs | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => execute('id', [flag, user])))
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  } catch {
    return undefined
  }
}

/**
 * PostgreSQL refuses to run as root. Under root it runs as the system user postgres, which is created if missing, or
 * as nobody if no user can be created.
 */
export async function postgresUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {}
  const known = await idsOf('postgres')
  if (known) return known
  await execute('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(
    () => undefined,
  )
  const user = (await idsOf('postgres')) ?? (await idsOf('nobody'))
  if (!user) throw new Error('PostgreSQL does not run as root and there is no other user: set DATABASE_URL')
  return user
}
