/** `npm run bench`: speed as ratios taken side by side in one run (docs/measured.md). Exit code 1 below a goal. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { dataFaults } from '../../server/domains/invariants.ts'
import { loadConfig } from '../../server/platform/config.ts'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded/embedded.ts'
import { migrateDatabase } from '../../server/platform/database/migrate.ts'
import { createLog } from '../../server/platform/log.ts'
import { createPlatform } from '../../server/platform/platform.ts'
import { compareCalls, panelPath } from './compare-calls.ts'
import { measureEvents } from './events.ts'
import { compareFights } from './fights.ts'
import { type BenchProcess, startProcess } from './processes.ts'
import { peopleWorld } from './world.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const playerCount = Number(process.env.BENCH_PLAYERS ?? 2000)
const goals = { calls: 0.6, eventMilliseconds: 200 }

const log = createLog({ logLevel: 'silent', mode: 'production' })
const dataDir = await mkdtemp(path.join(tmpdir(), 'donjon-bench-'))
// PostgreSQL runs as a user of its own under root, and must be able to pass.
await chmod(dataDir, 0o755)

function settings(databaseUrl: string) {
  return {
    NODE_ENV: 'production',
    SECRET: 'a secret of the bench, at least 32 long',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '12',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    // Missions do not end while they are counted, and nobody is turned away.
    GAME_SPEED: '0.1',
    RATE_LIMIT_FACTOR: '1000000',
  }
}

const lines: string[] = []
const failures: string[] = []
function report(name: string, figures: string, ok: boolean) {
  lines.push(`${ok ? ' ' : '✗'} ${name.padEnd(26)} ${figures}`)
  if (!ok) failures.push(name)
}
function whole(figure: number): string {
  return figure.toFixed(0).padStart(7)
}

const database = await startEmbeddedDatabase({ dataDir, log })
const running: BenchProcess[] = []
try {
  const env = settings(database.url)
  await migrateDatabase(database.url, log)
  const platform = createPlatform(loadConfig(env), { databaseUrl: database.url, log })
  const players = await peopleWorld(playerCount)
  const [first] = players
  if (!first) throw new Error('Nobody lives in the world of the bench')
  const flags = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []
  const ours = await startProcess('server/main.ts', env, flags)
  running.push(ours)
  const panel = await fetch(`${ours.url}${panelPath}`, { headers: { cookie: first.cookie } })
  const panelBytes = (await panel.arrayBuffer()).byteLength
  const bare = await startProcess('tools/bench/bare-server.ts', { ...env, PANEL_BYTES: String(panelBytes) })
  running.push(bare)

  for (const { name, ours: fast, bare: plain, ratio } of await compareCalls(
    { ours: ours.url, bare: bare.url },
    players,
    rounds,
  )) {
    const figures = `${whole(fast)} /s, bare ${whole(plain)} /s, ratio ${ratio.toFixed(2)} (goal ${goals.calls})`
    report(name, figures, ratio >= goals.calls)
  }
  await bare.stop()

  const other = await startProcess('server/main.ts', env)
  running.push(other)
  const events = await measureEvents(ours.url, other.url, first)
  const spread = `median ${events.median.toFixed(1)} ms, p99 ${events.p99.toFixed(1)} ms of ${events.count}`
  report(
    'event to another process',
    `${spread} (goal ${goals.eventMilliseconds} ms)`,
    events.p99 <= goals.eventMilliseconds,
  )

  const fights = compareFights()
  const speed = `${whole(fights.fightsPerSecond)} /s, ${fights.draws} draws ${whole(fights.drawsPerSecond)} /s`
  report('fights', `${speed}, ratio ${fights.ratio.toFixed(2)}`, true)

  const faults = await dataFaults()
  report('invariants', faults.length === 0 ? 'hold' : JSON.stringify(faults.slice(0, 3)), faults.length === 0)
  await platform.close()
} finally {
  for (const part of running) await part.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

console.log(
  `Node ${process.version}, ${availableParallelism()} cores, ${playerCount} players, ${rounds} rounds`,
)
console.log(lines.join('\n'))
if (failures.length > 0) console.log(`Below the goal: ${failures.join(', ')}`)
process.exit(failures.length > 0 ? 1 : 0)
