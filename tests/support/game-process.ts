import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface GameProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Everything the server has written to its log so far. */
  log(): string
  /** As Ctrl-C does; then removes its data. */
  stop(): Promise<void>
}

const readyLine = /^Донжон готов: (http:\S+)$/

/** Waits for the ready line; fails with the log when the process ends before. */
const untilReady = (child: ChildProcess, lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const listen = (stream: NodeJS.ReadableStream | null) => {
      if (!stream) return
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        const ready = readyLine.exec(line)
        if (ready?.[1]) resolve(ready[1])
      })
    }
    listen(child.stdout)
    listen(child.stderr)
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${lines.join('\n')}`)))
  })

/** The whole server as an operator starts it: `node server/main.ts`, with a database of its own in a new folder. */
export const startGameProcess = async (env: Readonly<Record<string, string>> = {}): Promise<GameProcess> => {
  const folder = await mkdtemp(join(tmpdir(), 'donjon-e2e-'))
  // Under root PostgreSQL is another user, who must be able to pass.
  await chmod(folder, 0o755)
  const lines: string[] = []
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await untilReady(child, lines)
  return {
    url,
    process: child,
    log: () => lines.join('\n'),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT')
        await once(child, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
