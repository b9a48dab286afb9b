import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { acceptsConnections } from './accepts-connections.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/** A Redis of its own on a free port. It keeps nothing. */
export type RedisServer = {
  readonly url: string
  /** Cuts every connection at once. */
  kill(): Promise<void>
  /** Starts it again on the same port. */
  start(): Promise<void>
  /** Lets connections be opened and answers nothing. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

const PROGRAM = 'redis-server'

/** Why tests with Redis cannot run here, undefined if they can. Sharded channels need version 7. */
export function missingRedis(): string | undefined {
  const { stdout, error } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' })
  if (error) return `${PROGRAM} is not installed`
  const [, major = '0'] = /v=(\d+)/.exec(stdout) ?? []
  return Number(major) < 7 ? `${PROGRAM} is older than version 7` : undefined
}

/** Whether tests with Redis are skipped. Says why. */
export function skipsRedis(): boolean {
  const reason = missingRedis()
  if (reason !== undefined) console.warn(`Tests with Redis are skipped: ${reason}`)
  return reason !== undefined
}

export async function startRedis(): Promise<RedisServer> {
  const folder = await makeScratchFolder('donjon-redis-')
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    const settings = [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'no',
    ]
    child = spawn(PROGRAM, settings, { stdio: 'ignore' })
    while (!(await acceptsConnections(port))) await delay(20)
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
