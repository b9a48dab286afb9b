/**
 * `npm run build`: builds the game, the public pages, the console, the documentation of the contract and the stories into
 * dist/, with compressed copies for the server. A running server goes on with the files of the build before until a new one is whole.
 * `--stale` builds only what is older than its sources, so that a second start is fast. Words name folders of dist/:
 * `npm run build -- game admin`. With NODE_ENV=production, also in the file .env, it leaves out the stories.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { buildTarget } from './build/build-target.ts'
import { lockBuilds } from './build/lock-builds.ts'
import { BuildError } from './build/run-builder.ts'
import { TARGETS } from './build/targets.ts'

const DIST = 'dist'

/** NODE_ENV as the server reads it: the environment takes precedence over the file .env. */
function mode(): string | undefined {
  return (
    process.env.NODE_ENV ?? (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')).NODE_ENV : undefined)
  )
}

const { values, positionals } = parseArgs({
  options: { stale: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isProduction = mode() === 'production'
const chosen = TARGETS.filter(({ output, development }) =>
  positionals.length > 0 ? positionals.includes(output) : !(isProduction && development),
)

const unknown = positionals.filter((word) => !TARGETS.some(({ output }) => output === word))
if (unknown.length > 0) {
  console.error(
    `No folder of ${DIST}/: ${unknown.join(', ')}. There are: ${TARGETS.map(({ output }) => output).join(', ')}`,
  )
  process.exit(1)
}

// So that what ends with this process ends now: the builder, and the lock.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const unlock = await lockBuilds(join(DIST, '.lock'))
let current = ''
try {
  for (const target of chosen) {
    current = target.name
    await buildTarget(target, DIST, values.stale)
  }
} catch (error) {
  console.error(`Building ${current} failed:`, error instanceof BuildError ? error.message : error)
  process.exitCode = 1
} finally {
  unlock()
}
