import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunAs } from '#server/platform/database/embedded/run-as.ts'
import type { DatabaseMachine, DocumentedFiles } from './documented-files.ts'
import { createService, type Service } from './service.ts'

/** A machine with etcd, Patroni and the PostgreSQL that Patroni runs. */
export type DatabaseNode = {
  readonly name: DatabaseMachine
  readonly etcd: Service
  readonly patroni: Service
  /** Kills PostgreSQL, which Patroni starts again. */
  killPostgres(): Promise<void>
  /** Stops every process of PostgreSQL in its place, or lets it go on. */
  pausePostgres(isPaused: boolean): Promise<void>
  /** The machine dies, except for its etcd. */
  killMachine(): Promise<void>
  /** Ends everything, for the end of a run. */
  stop(): Promise<void>
}

/** A parent before its children. */
async function withChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

export async function createDatabaseNode(
  name: DatabaseMachine,
  { files, folder, user }: { readonly files: DocumentedFiles; readonly folder: string; readonly user: RunAs },
): Promise<DatabaseNode> {
  const own = path.join(folder, name)
  const run = path.join(own, 'run')
  const data = path.join(own, 'data')
  const folders = {
    '/var/lib/etcd': path.join(own, 'etcd'),
    '/var/lib/postgresql/15/donjon': data,
    '/var/lib/postgresql/pgpass': path.join(own, 'pgpass'),
    '/var/run/postgresql': run,
  }
  await mkdir(run, { recursive: true })
  const written = async (file: string): Promise<string> => {
    const place = path.join(own, file)
    await writeFile(place, await files.read(file, name, folders), { mode: 0o600 })
    return place
  }
  const etcdFile = await written('etcd.conf.yml')
  const patroniFile = await written('patroni.yml')
  if (user.uid !== undefined)
    await Promise.all(
      [own, run, etcdFile, patroniFile].map((one) => chown(one, user.uid ?? 0, user.gid ?? 0)),
    )
  const log = (program: string) => path.join(folder, `${name}-${program}.log`)
  const etcd = createService({
    program: 'etcd',
    args: ['--config-file', etcdFile],
    ...user,
    logFile: log('etcd'),
  })
  const patroni = createService({
    program: 'patroni',
    args: [patroniFile],
    ...user,
    logFile: log('patroni'),
    // It ends its PostgreSQL then.
    orphanSignal: 'TERM',
  })

  const postmaster = async (): Promise<number | undefined> => {
    const [line] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    return Number(line) || undefined
  }
  const signalPostgres = async (name: NodeJS.Signals): Promise<void> => {
    const pid = await postmaster()
    if (pid !== undefined) signal(pid, name)
  }
  const pausePostgres = async (isPaused: boolean): Promise<void> => {
    const pid = await postmaster()
    if (pid === undefined) return
    for (const one of await withChildren(pid)) signal(one, isPaused ? 'SIGSTOP' : 'SIGCONT')
  }
  return {
    name,
    etcd,
    patroni,
    pausePostgres,
    killPostgres: () => signalPostgres('SIGKILL'),
    killMachine: async () => {
      await patroni.kill()
      await signalPostgres('SIGKILL')
    },
    stop: async () => {
      await patroni.kill()
      await pausePostgres(false)
      const pid = await postmaster()
      // At once, but it removes its shared memory.
      await signalPostgres('SIGQUIT')
      while (pid !== undefined && existsSync(`/proc/${pid}`)) await delay(50)
      await etcd.kill()
    },
  }
}
