import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CLI = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const CONFIG = fileURLToPath(new URL('../../redocly.yaml', import.meta.url))

function isFailedRun(error: unknown): error is Error & { stdout: string; stderr: string } {
  return error instanceof Error && 'stdout' in error && 'stderr' in error
}

/** Runs Redocly without telemetry. Throws its report if it fails. */
export async function redocly(command: string, ...args: string[]): Promise<void> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  }
  try {
    await run(process.execPath, [CLI, command, ...args, '--config', CONFIG], { env, maxBuffer: 2 ** 26 })
  } catch (error) {
    if (isFailedRun(error)) throw new Error(`redocly ${command} refused:\n${error.stdout}${error.stderr}`)
    throw error
  }
}
