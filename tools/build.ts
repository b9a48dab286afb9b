/**
 * `npm run build`: builds the game, the console, the documentation of the contract and the stories into
 * dist/, with compressed copies for the server. `--stale` builds only what is older than its sources, so that a
 * second start is fast.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './build/compress-files.ts'

type Target = { name: string; output: string; sources: string[]; command: string[]; development?: true }

const SHARED_SOURCES = [
  'package-lock.json',
  'rules',
  'catalogue',
  'generated',
  'apps/vite-plugins.ts',
  'apps/error-reports',
  'apps/idempotency',
  'apps/kept-text',
  'apps/keyboard',
  'apps/rich-text',
]

const targets: Target[] = [
  {
    name: 'game',
    output: 'game',
    sources: ['apps/game', ...SHARED_SOURCES],
    command: ['vite', 'build', 'apps/game', '--logLevel', 'warn'],
  },
  {
    name: 'public pages',
    output: 'site',
    sources: ['apps/game', ...SHARED_SOURCES],
    command: ['vite', 'build', '--config', 'apps/game/site.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'public pages for the server',
    output: 'site-server',
    sources: ['apps/game', ...SHARED_SOURCES],
    command: [
      ...['vite', 'build', '--config', 'apps/game/site.config.ts', '--logLevel', 'warn'],
      ...['--ssr', 'src/app/site/render-site.tsx'],
    ],
  },
  {
    name: 'console',
    output: 'admin',
    sources: ['apps/admin', ...SHARED_SOURCES],
    command: ['vite', 'build', 'apps/admin', '--logLevel', 'warn'],
  },
  {
    name: 'documentation',
    output: 'docs',
    sources: ['package-lock.json', 'contracts', 'generated', 'tools/generate'],
    command: ['node', 'tools/generate/docs.ts'],
  },
  {
    name: 'stories',
    output: 'storybook',
    sources: ['stories', '.storybook', 'apps/game', ...SHARED_SOURCES],
    command: ['storybook', 'build', '--quiet', '--output-dir', 'dist/storybook'],
    development: true,
  },
]

/** Name, size and modification time of every source. Cheap to read, and changes with every edit. */
function fingerprint(target: Target): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    const entry = statSync(path)
    if (entry.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(`${path} ${entry.size} ${entry.mtimeMs}\n`)
  }
  for (const source of [...target.sources, 'tools/build']) if (existsSync(source)) add(source)
  return hash.digest('hex')
}

async function build(target: Target, onlyStale: boolean): Promise<void> {
  const mark = join('dist', `.${target.output}`)
  const wanted = fingerprint(target)
  if (
    onlyStale &&
    existsSync(join('dist', target.output)) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === wanted
  )
    return
  const started = performance.now()
  console.log(`Building ${target.name}…`)
  const [command = '', ...args] = target.command
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) {
    console.error(`Building ${target.name} failed`)
    process.exit(1)
  }
  await compressFiles(join('dist', target.output), !target.development)
  mkdirSync('dist', { recursive: true })
  writeFileSync(mark, wanted)
  console.log(`Built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const onlyStale = process.argv.includes('--stale')
const production = process.env.NODE_ENV === 'production'
for (const target of targets) if (!(production && target.development)) await build(target, onlyStale)
