import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { claimIdempotencyKey, rememberAnswer } from '#server/platform/idempotency.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { median } from './statistics.ts'
import type { BenchPlayer } from './world.ts'

export type DataLayerFigures = {
  /** Transactions per second. */
  readonly ours: number
  readonly bare: number
  readonly ratio: number
}

/** Concurrent transactions, as many as the pool has connections. */
const CLIENTS = 12

async function perSecond(players: readonly BenchPlayer[], work: (id: number) => Promise<void>) {
  let next = 0
  const take = async () => {
    for (let player = players[next++]; player; player = players[next++]) await work(player.id)
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, take))
  return (players.length / (performance.now() - start)) * 1000
}

/** What a purchase writes, by the functions that commands use. */
async function spendByOurs(id: number): Promise<void> {
  await inTransaction(async () => {
    const claim = { scope: `player:${id}`, key: randomUUID(), operation: 'buyUnits', body: '{}' }
    await claimIdempotencyKey(claim)
    const player = await lockPlayer(id)
    spend(player, { gold: 12 }, 'ARMY', { changes: { archers: player.archers + 1 } })
    rememberAnswer(claim, { status: 200, body: '{}' })
  })
}

const STATEMENTS = {
  claim: 'SELECT pg_try_advisory_xact_lock(hashtextextended($1::text, 0)) AS free',
  find: 'SELECT status, body, fingerprint FROM idempotency WHERE scope = $1 AND key = $2',
  lock: 'SELECT * FROM player WHERE id = $1 FOR NO KEY UPDATE',
  spend: `
    WITH purse AS (
      UPDATE player SET rev = rev + 1, gold = gold + $1, archers = $2 WHERE id = $3 RETURNING id, gold AS balance
    )
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, reference, created_at)
    SELECT id, 'GOLD', $1, balance, 'ARMY', NULL, $4 FROM purse`,
  remember: `
    INSERT INTO idempotency (scope, key, operation, fingerprint, status, body, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
}

/** The same by hand: prepared statements on one connection, awaited one by one. */
async function spendByHand(pool: pg.Pool, id: number): Promise<void> {
  const client = await pool.connect()
  const send = (name: keyof typeof STATEMENTS, ...values: unknown[]) =>
    client.query({ name, text: STATEMENTS[name], values })
  const [scope, key] = [`player:${id}`, randomUUID()]
  try {
    await client.query('BEGIN')
    await send('claim', `${scope} ${key}`)
    await send('find', scope, key)
    const { rows } = await send('lock', id)
    await send('spend', -12, Number(rows[0].archers) + 1, id, new Date())
    await send('remember', scope, key, 'buyUnits', createHash('sha256').digest(), 200, '{}', new Date())
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

/** Compares a command's SQL through the data layer with the same SQL in a plain `pg` loop, alternating. */
export async function compareDataLayer(
  databaseUrl: string,
  players: readonly BenchPlayer[],
  rounds: number,
): Promise<DataLayerFigures> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS })
  // `pool.end()` does not wait for its sockets, so the database may stop before one has closed.
  pool.on('error', () => undefined)
  const [ours, bare]: [number[], number[]] = [[], []]
  try {
    for (let round = -1; round < rounds; round += 1) {
      await sql`TRUNCATE idempotency`
      const mine = await perSecond(players, spendByOurs)
      await sql`TRUNCATE idempotency`
      const plain = await perSecond(players, (id) => spendByHand(pool, id))
      if (round < 0) continue
      ours.push(mine)
      bare.push(plain)
    }
  } finally {
    await pool.end()
  }
  const ratio = median(ours.map((figure, round) => figure / (bare[round] ?? Number.NaN)))
  return { ours: median(ours), bare: median(bare), ratio }
}
