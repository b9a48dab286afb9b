/** Milliseconds from a committed change on one server to a tab that hangs on another one; the goal is 200. */
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { io } from 'socket.io-client'
import { withPlatform } from '../../server/platform/ambient.ts'
import { loadConfig } from '../../server/platform/config.ts'
import { sessionToken } from '../../server/platform/http/session-token.ts'
import { createSession } from '../../server/platform/http/sessions.ts'
import { touch } from '../../server/platform/live/touch.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { startServer } from '../../server/start-server.ts'
import { buildPlayer } from '../../tests/support/build-player.ts'
import { databaseUrl, startDatabaseServer, templateName } from '../../tests/support/database-server.ts'
import { silentLog } from '../../tests/support/silent-log.ts'

const events = 200

const databaseServer = await startDatabaseServer()
const url = databaseUrl(databaseServer.url, templateName)
const config = loadConfig({
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: tmpdir(),
  DATABASE_URL: url,
  SECRET: 'a secret of the bench, at least 32 long',
})
const start = () => startServer({ config, databaseUrl: url, log: silentLog, timers: false })
const near = await start()
const far = await start()
const { playerId, cookie } = await withPlatform(near.platform, async () => {
  const { id } = await buildPlayer()
  const sessionId = await createSession(id, { address: '127.0.0.1', userAgent: 'bench', device: 'bench' })
  return { playerId: id, cookie: `session=${sessionToken(sessionId)}` }
})
const tab = io(far.url, {
  path: '/api/socket/app',
  transports: ['websocket'],
  auth: { clientId: randomUUID() },
  extraHeaders: { cookie },
})
await new Promise<void>((resolve) => tab.once('connect', resolve))

const times: number[] = []
while (times.length < events) {
  const heard = new Promise<void>((resolve) => tab.once('needFetchGameData', () => resolve()))
  const started = performance.now()
  await withPlatform(near.platform, () => inTransaction(async () => touch(playerId, 'army')))
  await heard
  times.push(performance.now() - started)
}
times.sort((a, b) => a - b)
const share = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
console.log(`${events} events, commit included: median ${share(0.5)} ms, 99 % within ${share(0.99)} ms`)
tab.disconnect()
await near.close()
await far.close()
await databaseServer.stop()
