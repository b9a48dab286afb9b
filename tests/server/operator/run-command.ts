import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export type CommandEnd = {
  readonly isRefused: boolean
  readonly out: string
  readonly err: string
}

function textOf(error: unknown, name: 'stdout' | 'stderr'): string {
  return typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : ''
}

/** Runs a line of a shell as an operator does, in the folder of the project, with these settings alone. */
export function runCommand(line: string, env: Readonly<Record<string, string>>): Promise<CommandEnd> {
  const { PATH = '', HOME = '' } = process.env
  return execute('sh', ['-c', line], { env: { PATH, HOME, ...env } }).then(
    ({ stdout, stderr }) => ({ isRefused: false, out: stdout, err: stderr }),
    (error: unknown) => ({ isRefused: true, out: textOf(error, 'stdout'), err: textOf(error, 'stderr') }),
  )
}
