import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** Runs the benches with minimal load: their figures mean nothing here, but they must not break unnoticed. */
function run(bench: string, env: Record<string, string>) {
  return spawnSync(process.execPath, ['tools/bench/main.ts', bench], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}

// Generous, because other work may slow the machine down.
const TIMEOUT_MS = 600_000

describe('npm run bench -- ratios', () => {
  it('measures every figure and leaves a consistent ledger', { timeout: TIMEOUT_MS }, () => {
    const { stdout, stderr } = run('ratios', {
      BENCH_ROUNDS: '1',
      BENCH_PLAYERS: '24',
      BENCH_SOCKETS: '40',
    })
    expect(stderr).toBe('')
    const names = [
      'POST /missions/start',
      'POST /player-army/buy',
      'GET /game-data',
      'event to another process',
      'memory of a connection',
      'one event',
      'an event for each',
      'validator',
      'fights',
      "a command's SQL",
    ]
    for (const name of names) expect(stdout).toMatch(new RegExp(`${name} +\\S`))
    expect(stdout).toMatch(/invariants of the data +hold/)
  })
})

describe('npm run bench -- lists', () => {
  it('measures every list in both worlds', { timeout: TIMEOUT_MS }, () => {
    const { stdout, stderr } = run('lists', {
      BENCH_ROUNDS: '1',
      BENCH_CALLS: '2',
      BENCH_ROWS: '2000',
    })
    expect(stderr).toBe('')
    for (const name of ['money history, page 10', 'item history, page 10', 'storage', 'market, a name'])
      expect(stdout).toMatch(new RegExp(`${name}: .*ratio \\d`))
  })
})

describe('npm run bench -- growth', () => {
  it('plays the mix and measures every table', { timeout: TIMEOUT_MS }, () => {
    const { stdout, stderr } = run('growth', { BENCH_ROUNDS: '1', BENCH_PLAYERS: '4' })
    expect(stderr).toBe('')
    for (const name of ['commands', 'all tables', 'write-ahead log', '`player`', '`fight`'])
      expect(stdout).toMatch(new RegExp(`${name} +\\S`))
  })
})

describe('npm run bench -- channels', () => {
  it('measures both pools', { timeout: TIMEOUT_MS }, () => {
    const { stdout, stderr } = run('channels', { BENCH_SECONDS: '1' })
    expect(stderr).toBe('')
    for (const name of ['pool 12, 24 read all', 'pool 2, another beside 100'])
      expect(stdout).toMatch(new RegExp(`${name} +median`))
  })
})

describe('npm run bench -- events', () => {
  it('measures PostgreSQL, and Redis where it is installed', { timeout: TIMEOUT_MS }, () => {
    const { stdout, stderr } = run('events', { BENCH_ONLY: '2', BENCH_SECONDS: '1', BENCH_RATE: '100' })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/PostgreSQL, 2 processes +median .* arrived 100.0 %/)
    expect(stdout).toMatch(/Redis, 2 processes +median .* arrived 100.0 %|Nothing was measured with Redis/)
  })
})
