/**
 * What is compared with: Express and a pool of prepared statements, sending the same SQL as the game's server for the
 * same calls, one statement after the other, and nothing else: no contract, no checks, no rules, no events.
 * Environment: DATABASE_URL, DATABASE_POOL, PANEL_BYTES (size of the answer of /game-data). Prints its address.
 */
import { createHash } from 'node:crypto'
import express, { type Request } from 'express'
import pg from 'pg'
import { statements } from './bare-statements.ts'

type Name = keyof typeof statements
type Rows = Record<string, unknown>[]

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL ?? 12),
})
const panel = { filler: 'x'.repeat(Math.max(0, Number(process.env.PANEL_BYTES ?? 0) - 13)) }

async function send(
  on: pg.Pool | pg.PoolClient,
  name: Name,
  values: readonly (string | number | Date | Buffer | null)[],
): Promise<Rows> {
  return (await on.query({ name, text: statements[name], values: [...values] })).rows
}

function sessionOf(request: Request): string {
  return /session=([0-9a-f-]{36})/.exec(request.headers.cookie ?? '')?.[1] ?? ''
}

async function callerOf(request: Request, unlock: string | null): Promise<number> {
  const at = new Date()
  const [session] = await send(pool, 'findSession', [unlock, unlock, sessionOf(request), at, at])
  return Number(session?.player_id)
}

/** One transaction: the key, the player's lock, `work`, the answer kept. */
async function command(
  request: Request,
  player: number,
  work: (client: pg.PoolClient, row: Record<string, unknown>) => Promise<object>,
): Promise<string> {
  const [scope, key] = [`player:${player}`, String(request.headers['idempotency-key'])]
  const fingerprint = createHash('sha256').update(JSON.stringify(request.body)).digest()
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await send(client, 'claimKey', [`${scope} ${key}`])
    await send(client, 'findAnswer', [scope, key])
    await send(client, 'findDueRun', [player, new Date()])
    const [row = {}] = await send(client, 'lockPlayer', [player])
    const body = JSON.stringify(await work(client, row))
    await send(client, 'rememberAnswer', [scope, key, request.path, fingerprint, 200, body, new Date()])
    await client.query('COMMIT')
    return body
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

const army = ['swordsmen', 'squires', 'priests', 'instructors', 'peasants', 'servants', 'cavalry']

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.use(express.json())

app.post('/api/player-army/buy', async (request, response) => {
  const player = await callerOf(request, 'armyOpenBanner')
  const body = await command(request, player, async (client, row) => {
    const archers = Number(row.archers) + 1
    const others = army.map((group) => Number(row[group]))
    const money = ['GOLD', -12, 'ARMY', 'archers:1', new Date()] as const
    await send(client, 'spendGold', [-12, archers, ...others, player, ...money])
    await send(client, 'readTutorial', [player])
    return { group: 'archers', amount: 1, cost: { gold: 12, diamonds: 0 }, current: archers }
  })
  response.type('json').send(body)
})

const snapshot = JSON.stringify({ filler: 'x'.repeat(900) })

app.post('/api/missions/start', async (request, response) => {
  const player = await callerOf(request, 'myCastleAboutBanner')
  const body = await command(request, player, async (client, row) => {
    const [departure] = await send(client, 'readDeparture', [player])
    const [id, at] = [Number(departure?.id), new Date()]
    const end = new Date(at.getTime() + 100_000)
    await send(client, 'spendEnergy', [Number(row.energy) - 2, at, 2, at.toISOString().slice(0, 10), player])
    const run = [
      'oldMill',
      'EASY',
      'REAR_BATTLE',
      '0123456789abcdef0123456789abcdef',
      snapshot,
      'WIN',
      at,
      end,
    ] as const
    await send(client, 'saveRun', [id, player, ...run])
    await send(client, 'setTimer', ['missionEnd', id, end, end])
    return { run: { missionRunId: id, missionKey: 'oldMill', startedAt: at, endsAt: end }, serverTime: at }
  })
  response.type('json').send(body)
})

app.get('/api/game-data', async (request, response) => {
  const player = await callerOf(request, null)
  await send(pool, 'findDueRun', [player, new Date()])
  await send(pool, 'findPlayer', [player])
  const page = [player, Number.MAX_SAFE_INTEGER, 21] as const
  await Promise.all([
    send(pool, 'readRecentRuns', [player]),
    send(pool, 'readTutorial', [player]),
    send(pool, 'readFightLog', page),
    send(pool, 'countUnseen', [player, player, player]),
    send(pool, 'readNotifications', page),
    send(pool, 'readLayout', [player, player, player]),
  ])
  response.json(panel)
})

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void pool.end().then(() => process.exit(0))
})
