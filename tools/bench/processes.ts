import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type BenchProcess = {
  readonly pid: number
  readonly url: string
  /** Sends a message to a program that answers and resolves to its next message. */
  ask<Answer>(message: object): Promise<Answer>
  stop(): Promise<void>
}

function waitForLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const [, found] = pattern.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready: ${said}`)))
  })
}

/** Starts a program (a path below the project) and waits until it prints its address: `… http://…`. */
export async function startProcess(
  file: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<BenchProcess> {
  const program = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  const child = spawn(process.execPath, [...flags, program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await waitForLine(child, /(http:\/\/\S+)/)
  return {
    pid: child.pid ?? 0,
    url,
    ask: async (message) => {
      const answered = once(child, 'message')
      child.send(message)
      return (await answered)[0]
    },
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
