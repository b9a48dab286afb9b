/**
 * `npm run bench -- growth`: what a fixed mix of commands leaves in the database: bytes of each table, the write-ahead log, and which share of
 * the updates wrote no index. BENCH_PLAYERS (100) each play BENCH_ROUNDS (2) rounds of 20 commands, after one that is not measured.
 * BENCH_STATEMENTS=1 also prints the statements that wrote most.
 */
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { openBenchDatabase } from '../database-bench.ts'
import { startProcess } from '../processes.ts'
import { finish, report } from '../report.ts'
import { peopleWorld, restWorld } from '../world.ts'
import { type Growth, markGrowth, readDearStatements, readGrowth, startStatements } from './measure.ts'
import { type Fitted, fitOut, type Played, playRounds } from './play.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 100)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2)
const CLIENTS = 12
const ASKS_STATEMENTS = process.env.BENCH_STATEMENTS === '1'
const HEAP_ONLY_GOAL = 95
/** Tables below this are in the line of all the others, bytes a command. */
const SMALL_BYTES = 8
const FEW_UPDATES = 0.05

const SETTINGS = [
  // One checkpoint, at the mark.
  'checkpoint_timeout=1h',
  'max_wal_size=8GB',
  // Room that updates and purges leave is used again within the run, as it is in weeks of play.
  'autovacuum_naptime=1s',
  ...(ASKS_STATEMENTS ? ['shared_preload_libraries=pg_stat_statements'] : []),
]

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function words(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'none'
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 100 : (part / whole) * 100
}

function reportTables({ tables }: Growth, commands: number): void {
  const bySize = tables.toSorted((left, right) => right.bytes - left.bytes)
  for (const { name, bytes, updates, heapOnly } of bySize) {
    const isShown = bytes / commands >= SMALL_BYTES || updates / commands >= FEW_UPDATES
    if (!isShown) continue
    const hot =
      updates === 0
        ? 'no updates'
        : `${(updates / commands).toFixed(2)} updates, ${shareOf(heapOnly, updates).toFixed(0)} % heap-only`
    const figure = `${(bytes / commands).toFixed(0)} B; ${hot}`
    if (name === 'player') {
      const isMet = shareOf(heapOnly, updates) >= HEAP_ONLY_GOAL
      report(`\`${name}\``, figure, { goal: `${HEAP_ONLY_GOAL} % heap-only`, isMet })
    } else report(`\`${name}\``, figure)
  }
}

function reportWal({ walBytes, imageBytes }: Growth, commands: number): void {
  const all = `${(walBytes / commands).toFixed(0)} B`
  if (imageBytes === null) report('write-ahead log', all)
  else {
    const images = imageBytes / commands
    report(
      'write-ahead log',
      `${all}: records ${(walBytes / commands - images).toFixed(0)} B, images of pages ${images.toFixed(0)} B`,
    )
  }
}

function reportPlayed({ served, refused }: Played): void {
  report('commands', `${total(served)}: ${words(served)}`)
  report('refused', words(refused))
}

/** On a server of its own: the connections of a server report their counts when they end. */
async function playOnServer(
  env: Readonly<Record<string, string>>,
  players: readonly Fitted[],
  rounds: number,
): Promise<Played> {
  const server = await startProcess('server/main.ts', env)
  try {
    return await playRounds(server.url, players, rounds, CLIENTS)
  } finally {
    await server.stop()
  }
}

const log = createLog({ logLevel: 'silent', mode: 'production' })
const database = await openBenchDatabase(log, SETTINGS)
try {
  const env = { ...database.env, GAME_SPEED: '3600', WORLD_NEIGHBOURS: '0', WORKERS: '1' }
  const platform = createPlatform(loadConfig(env), { databaseUrl: database.url, log })
  const people = await peopleWorld(PLAYERS, { name: 'Bench', level: 20 })
  await restWorld()
  const players = await fitOut(people)
  await platform.close()
  await playOnServer(env, players, 1)
  if (ASKS_STATEMENTS) await startStatements(database.url)
  const mark = await markGrowth(database.url)
  const played = await playOnServer(env, players, ROUNDS)
  if (ASKS_STATEMENTS)
    for (const { text, calls, walBytes, images } of await readDearStatements(database.url, 25))
      console.log(`${(walBytes / 1024).toFixed(0)} KB, ${calls} calls, ${images} images: ${text}`)
  const growth = await readGrowth(database.url, mark)
  const commands = total(played.served)
  reportPlayed(played)
  report(
    'all tables',
    `${(growth.tables.reduce((sum, { bytes }) => sum + bytes, 0) / commands).toFixed(0)} B a command`,
  )
  reportWal(growth, commands)
  reportTables(growth, commands)
} finally {
  await database.stop()
}
finish('growth', `${PLAYERS} players, ${ROUNDS} rounds of 20 commands; bytes for each command`)
