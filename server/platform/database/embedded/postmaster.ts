import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** A PostgreSQL server that runs on a data folder. */
export type Postmaster = {
  readonly pid: number
  readonly port: number
  /** Whether it accepts connections; false while it starts, recovers or stops. */
  readonly ready: boolean
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** After a crash of the machine the pid may belong to another program. /proc tells, where it exists. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes('postgres')
}

/** The server that holds `folder`, read from its postmaster.pid; undefined if none is running. */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !(await isPostgres(pid))) return undefined
  return { pid, port: Number(lines[3] ?? 0), ready: (lines[7] ?? '').trim() === 'ready' }
}

/** Whether a PostgreSQL process still works in `folder`: it is the working directory of them all. */
async function isInUse(folder: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return places.includes(await realpath(folder))
}

/**
 * Removes the postmaster.pid of a killed server where PostgreSQL would not: the process is a zombie, or its pid
 * belongs to another program. Only on Linux, where /proc tells, and only after all its processes are gone.
 */
export async function clearStaleLock(folder: string, wait = 10_000): Promise<void> {
  if (process.platform !== 'linux') return
  const end = Date.now() + wait
  while (await isInUse(folder)) {
    if (Date.now() > end || (await findPostmaster(folder))) return
    await delay(50)
  }
  if (!(await findPostmaster(folder))) await rm(path.join(folder, 'postmaster.pid'), { force: true })
}

/**
 * Stops the server of the folder by a fast shutdown: it closes open connections and writes its data. Waits at most that
 * many milliseconds. Does nothing if it is not running: its pid may belong to another program by now.
 */
export async function stopPostmaster(folder: string, wait = 20_000): Promise<void> {
  const running = await findPostmaster(folder)
  if (!running) return
  const { pid } = running
  const end = Date.now() + wait
  process.kill(pid, 'SIGINT')
  while ((await findPostmaster(folder))?.pid === pid) {
    if (Date.now() > end) throw new Error(`PostgreSQL (process ${pid}) does not stop`)
    await delay(20)
  }
}

/** A free TCP port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('No free port'))
      })
    })
  })
}
