import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The game's server as an operator starts it: `server/main.ts` in separate processes. */
export type GameProcess = {
  readonly pid: number
  readonly url: string
  /** The last 10,000 characters of its output. */
  said(): string
  /** How it ended. Null: it runs, or a signal killed it. */
  exitCode(): number | null
  /** Sends SIGINT (Ctrl-C) and waits until everything has ended. */
  stop(): Promise<void>
  /** Sends SIGKILL to all its processes except the database at once. */
  kill(): Promise<void>
}

const program = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The workers of a primary: its children that run the same program. The database runs another one. */
export async function workersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = children.split(' ').filter(Boolean).map(Number)
  const commands = await Promise.all(
    pids.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  )
  return pids.filter((_, index) => commands[index]?.includes('main.ts'))
}

async function killAll(child: ChildProcess, pid: number): Promise<void> {
  const pids = [pid, ...(await workersOf(pid))]
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
  for (const one of pids) if (isAlive(one)) process.kill(one, 'SIGKILL')
  await ended
}

/**
 * Starts a server and waits until it is ready. If it ends before that, the error shows its output. `node`: the program that runs it,
 * and its workers. `main`: the server's first file, by default of this version.
 */
export async function startGameProcess(
  env: Readonly<Record<string, string>>,
  node = process.execPath,
  main = program,
): Promise<GameProcess> {
  const child = spawn(node, [main], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-10_000)
      const [, url] = /готов: (https?:\/\/\S+)/.exec(said) ?? []
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
  const url = await ready
  const pid = child.pid ?? 0
  return {
    pid,
    url,
    said: () => said,
    exitCode: () => child.exitCode,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await Promise.race([ended, delay(20_000, undefined, { ref: false }).then(() => killAll(child, pid))])
    },
    kill: () => killAll(child, pid),
  }
}

/** Process and address of the embedded database in the folder, undefined if none is running. */
export async function embeddedDatabaseOf(
  dataDir: string,
): Promise<{ readonly pid: number; readonly url: string } | undefined> {
  const folder = path.join(dataDir, 'postgres')
  const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid)) return undefined
  const password = (await readFile(path.join(folder, 'donjon-password'), 'utf8')).trim()
  return { pid, url: `postgresql://donjon:${password}@127.0.0.1:${lines[3]?.trim()}/donjon` }
}
