/**
 * The server that the bench compares with: Express and a pool of prepared statements. For each call it sends
 * the same statements, one after the other, that the game's server was recorded to send (`record-call.ts`),
 * and nothing else: no contract, no checks, no rules, no events. Environment: DATABASE_URL, DATABASE_POOL,
 * CALLS (a file with recorded calls). Prints its address.
 */
import { readFileSync } from 'node:fs'
import express, { type Request } from 'express'
import pg from 'pg'
import { rowTypes } from '#server/platform/database/row-types.ts'
import type { RecordedCall, RecordedStatement, RecordedValue } from './record-call.ts'

type Row = readonly unknown[]
/** Values that differ between calls. */
type Caller = { readonly sessionId: string; readonly key: string; player: unknown }

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL ?? 12),
  types: rowTypes,
})
// Ignored: the database may stop while a connection is still closing.
pool.on('error', () => undefined)
const calls: readonly RecordedCall[] = JSON.parse(readFileSync(process.env.CALLS ?? '', 'utf8'))
/** Statements are prepared once per connection, named by their index in the list of all. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text) ?? `s${names.size}`
  names.set(text, known)
  return known
}

function parameterOf(recorded: RecordedValue, caller: Caller, rows: readonly Row[]): unknown {
  switch (recorded.is) {
    case 'player':
      return caller.player
    case 'text':
      return recorded.text
        .replaceAll('%session%', caller.sessionId)
        .replaceAll('%key%', caller.key)
        .replaceAll('%player%', String(caller.player))
    case 'instant':
      return new Date(Date.now() + recorded.after)
    case 'bytes':
      return Buffer.from(recorded.base64, 'base64')
    case 'result':
      return rows[recorded.statement]?.[recorded.cell]
    case 'same':
      return recorded.value
  }
}

async function send(
  on: pg.Pool | pg.PoolClient,
  { text, values }: RecordedStatement,
  caller: Caller,
  rows: readonly Row[],
): Promise<Row> {
  if (values.length === 0) {
    await on.query(text)
    return []
  }
  const sent = values.map((value) => parameterOf(value, caller, rows))
  const result = await on.query<unknown[]>({ name: nameOf(text), text, values: sent, rowMode: 'array' })
  return result.rows[0] ?? []
}

/** Reads the session first. Queries then use the pool, and commands use one connection for all their statements. */
async function replay({ method, statements }: RecordedCall, request: Request): Promise<void> {
  const caller: Caller = {
    sessionId: /session=([0-9a-f-]{36})/.exec(request.headers.cookie ?? '')?.[1] ?? '',
    key: String(request.headers['idempotency-key']),
    player: undefined,
  }
  const [session, ...others] = statements
  if (!session) throw new Error('A call without a statement was recorded')
  const rows: Row[] = [await send(pool, session, caller, [])]
  caller.player = rows[0]?.[0]
  if (method === 'GET') {
    await Promise.all(others.map((statement) => send(pool, statement, caller, rows)))
    return
  }
  const client = await pool.connect()
  try {
    for (const statement of others) rows.push(await send(client, statement, caller, rows))
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.use(express.json())

for (const call of calls) {
  const answer = { filler: 'x'.repeat(Math.max(0, call.answerLength - 13)) }
  const [path = ''] = call.path.split('?')
  app[call.method === 'GET' ? 'get' : 'post'](path, async (request, response) => {
    await replay(call, request)
    response.json(answer)
  })
}

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
// As the game's server. Node's five seconds may end just as a connection that waited for its next round is used again.
server.keepAliveTimeout = 75_000
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void pool.end().then(() => process.exit(0))
})
