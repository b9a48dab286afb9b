/**
 * A command through the whole chain (origin, session, limits, validation, transaction, live) against a bare Express
 * route that sends the same SQL: two arms, taken in turns. Prints the ratio of each round; the goal is 0.6.
 */
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import autocannon from 'autocannon'
import express from 'express'
import { withPlatform } from '../../server/platform/ambient.ts'
import { loadConfig } from '../../server/platform/config.ts'
import { command } from '../../server/platform/http/command.ts'
import { sessionToken } from '../../server/platform/http/session-token.ts'
import { createSession, findOpenSession } from '../../server/platform/http/sessions.ts'
import { spend } from '../../server/platform/ledger.ts'
import { settlePlayerNow } from '../../server/platform/live/read-game-data.ts'
import { touch } from '../../server/platform/live/touch.ts'
import { lockPlayer } from '../../server/platform/lock-order.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { startServer } from '../../server/start-server.ts'
import { buildPlayer } from '../../tests/support/build-player.ts'
import { databaseUrl, startDatabaseServer, templateName } from '../../tests/support/database-server.ts'
import { silentLog } from '../../tests/support/silent-log.ts'

const path = '/api/player-notifications/mark-as-read'
const players = 64
const rounds = 3

const databaseServer = await startDatabaseServer()
const server = await startServer({
  config: loadConfig({
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: tmpdir(),
    SECRET: 'a secret of the bench, at least 32 long',
    RATE_LIMIT_FACTOR: '1000000',
  }),
  databaseUrl: databaseUrl(databaseServer.url, templateName),
  log: silentLog,
  timers: false,
  handlers: {
    markNotificationsAsRead: command<'markNotificationsAsRead'>(async ({ player }) => {
      spend(player, { gold: 1 }, 'ARMY')
      touch(player.id, 'controlPanel')
      return { marked: 1 }
    }),
  },
})
const { platform } = server

const openSession = async () => {
  const { id } = await buildPlayer({ gold: 1_000_000_000 })
  const sessionId = await createSession(id, { address: '127.0.0.1', userAgent: 'bench', device: 'bench' })
  return { sessionId, cookie: `session=${sessionToken(sessionId)}` }
}

const sessions = await withPlatform(platform, async () => {
  const made: { sessionId: string; cookie: string }[] = []
  while (made.length < players) made.push(await openSession())
  return made
})

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.post(path, express.json(), async (request, response) => {
  await withPlatform(platform, async () => {
    const session = await findOpenSession(String(request.headers['x-session']), null)
    await inTransaction(async () => {
      await settlePlayerNow(session?.playerId ?? 0)
      spend(await lockPlayer(session?.playerId ?? 0), { gold: 1 }, 'ARMY')
    })
    response.json({ marked: 1 })
  })
})
const bare = app.listen(0)
await once(bare, 'listening')
const address = bare.address()
const bareUrl = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`

const load = async (url: string): Promise<number> => {
  let turn = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const session = sessions[turn % sessions.length]
    turn += 1
    const headers = {
      'content-type': 'application/json',
      cookie: session?.cookie,
      'x-session': session?.sessionId,
    }
    return { ...request, headers }
  }
  const body = JSON.stringify({ notificationIds: [1] })
  const result = await autocannon({
    url,
    connections: 32,
    duration: 4,
    requests: [{ method: 'POST', path, body, setupRequest }],
  })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} calls failed`)
  return result.requests.average
}

for (let round = 1; round <= rounds; round += 1) {
  const chain = await load(server.url)
  const plain = await load(bareUrl)
  console.log(
    `${round}: chain ${chain.toFixed(0)}/s, bare ${plain.toFixed(0)}/s, ratio ${(chain / plain).toFixed(2)}`,
  )
}
// Nobody waits for the answers any more, and the database goes with its folder.
bare.closeAllConnections()
bare.close()
await server.close()
await databaseServer.stop()
