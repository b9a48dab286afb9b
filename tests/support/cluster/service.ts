import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** A program of the cluster as its own process, which a drill kills and starts again. */
export type Service = {
  start(): void
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>
  isRunning(): boolean
  /** The end of what it has written. */
  said(): Promise<string>
}

export type ServiceOptions = {
  readonly program: string
  readonly args: readonly string[]
  /** The user to run as. */
  readonly uid?: number
  readonly gid?: number
  /** Receives what it writes. */
  readonly logFile: string
  /** Ends it if this process is killed before it cleans up. Default SIGKILL. */
  readonly orphanSignal?: 'KILL' | 'TERM'
}

const SAID_CHARACTERS = 3000

export function createService({
  program,
  args,
  uid,
  gid,
  logFile,
  orphanSignal = 'KILL',
}: ServiceOptions): Service {
  let child: ChildProcess | undefined
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  return {
    isRunning,
    start: () => {
      const log = openSync(logFile, 'a', 0o644)
      const env = { PATH: process.env.PATH }
      const watched = ['--pdeathsig', orphanSignal, program, ...args]
      child = spawn('setpriv', watched, { uid, gid, stdio: ['ignore', log, log], env })
      child.on('error', () => undefined)
      closeSync(log)
    },
    kill: async () => {
      if (!child || !isRunning()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    said: async () => (await readFile(logFile, 'utf8').catch(() => '')).slice(-SAID_CHARACTERS),
  }
}
