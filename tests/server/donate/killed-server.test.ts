import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DonateOrder } from '#generated/types.ts'
import { SIGNATURE_HEADER, signReport } from '#server/domains/donate/providers/sandbox-signature.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { Caller } from '../../support/command-load.ts'
import { endDatabase, faultSettings, makeDataDir, onDatabaseOf } from '../../support/faulted-game.ts'
import { type GameProcess, startGameProcess } from '../../support/game-process.ts'
import { settleCallers } from '../../support/settle-callers.ts'
import { paidReport } from './till.ts'

let dataDir: string
let env: Record<string, string>
let server: GameProcess
let buyer: Caller

beforeAll(async () => {
  dataDir = await makeDataDir()
  env = await faultSettings(dataDir)
  server = await startGameProcess(env)
  const [first] = await onDatabase(() => settleCallers(1))
  if (!first) throw new Error('No caller')
  buyer = first
})
afterAll(async () => {
  await server?.stop()
  await endDatabase(dataDir)
  await rm(dataDir, { recursive: true, force: true })
})

function onDatabase<T>(work: () => Promise<T>): Promise<T> {
  return onDatabaseOf(env, work)
}

async function order(): Promise<DonateOrder> {
  const response = await fetch(`${server.url}/api/trade/donate/orders`, {
    method: 'POST',
    headers: { cookie: buyer.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ packKey: 'pouch', provider: 'sandbox' }),
  })
  return (await response.json()).order
}

/** Reports the payment. 0: the server died before it answered. */
async function report(bought: DonateOrder): Promise<number> {
  const body = Buffer.from(JSON.stringify(paidReport(bought)))
  const signature = await onDatabase(async () => signReport(body))
  const sent = fetch(`${server.url}/api/public/donate-webhook/sandbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
    body,
  })
  return sent.then(
    ({ status }) => status,
    () => 0,
  )
}

function linesOf({ orderId }: DonateOrder): Promise<number[]> {
  return onDatabase(async () => {
    const rows = await sql<{ amount: number }>`
      SELECT amount FROM money_entry WHERE source = 'DONATE' AND reference = ${`donate:${orderId}:pouch`}`
    return rows.map(({ amount }) => amount)
  })
}

async function startAgain(): Promise<void> {
  await server.kill()
  server = await startGameProcess(env)
}

it('gives the diamonds of a payment that was reported after the server had died', async () => {
  const bought = await order()
  await startAgain()
  expect(await linesOf(bought)).toEqual([])
  expect([await report(bought), await report(bought)]).toEqual([200, 200])
  expect(await linesOf(bought)).toEqual([150])
  expect(await onDatabase(() => dataFaults())).toEqual([])
})

it('gives them once if the server dies in the middle of the report, or after it', async () => {
  const bought = await order()
  // The report waits for the player's lock while the server is killed.
  const status = await onDatabase(() =>
    inTransaction(async () => {
      await lockPlayer(buyer.playerId)
      const sent = report(bought)
      await expect
        .poll(async () => (await sql`SELECT FROM pg_locks WHERE NOT granted`).length, { timeout: 60_000 })
        .toBeGreaterThan(0)
      await server.kill()
      return sent
    }),
  )
  expect(status).toBe(0)
  server = await startGameProcess(env)
  expect(await linesOf(bought)).toEqual([])
  expect(await report(bought)).toBe(200)
  await startAgain()
  expect(await report(bought)).toBe(200)
  expect(await linesOf(bought)).toEqual([150])
  expect(await onDatabase(() => dataFaults())).toEqual([])
})
