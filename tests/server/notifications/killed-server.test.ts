import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notify } from '#server/game/notifications/notify.ts'
import { NO_REWARD } from '#server/game/rewards/reward.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { endDatabase, faultSettings, makeDataDir, onDatabaseOf } from '../../support/faulted-game.ts'
import { type GameProcess, startGameProcess } from '../../support/game-process.ts'
import { type PushBrowser, type PushService, startPushService } from '../../support/push-service.ts'
import { settleCallers } from '../../support/settle-callers.ts'

let dataDir: string
let env: Record<string, string>
let service: PushService
let server: GameProcess

beforeAll(async () => {
  service = await startPushService()
  dataDir = await makeDataDir()
  env = { ...(await faultSettings(dataDir)), ...service.env }
  server = await startGameProcess(env)
})
afterAll(async () => {
  await server?.stop()
  await endDatabase(dataDir)
  await service?.close()
  await rm(dataDir, { recursive: true, force: true })
})

function onDatabase<T>(work: () => Promise<T>): Promise<T> {
  return onDatabaseOf(env, work)
}

const API = '/api/player-notifications'
const reward = { ...NO_REWARD, gold: 120, diamonds: 2, glory: 20 }

type Lord = { readonly playerId: number; readonly push: PushBrowser }

/** A player with one browser that takes pushes. */
async function lord(): Promise<Lord> {
  const [caller] = await onDatabase(() => settleCallers(1))
  if (!caller) throw new Error('No caller')
  const { playerId, cookie } = caller
  const settings = await fetch(`${server.url}${API}/push-settings`, { headers: { cookie } })
  const push = service.subscribe((await settings.json()).publicKey)
  const saved = await fetch(`${server.url}${API}/push-notification-token`, {
    method: 'PATCH',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: push.token }),
  })
  expect(saved.status).toBe(204)
  return { playerId, push }
}

/** Notifies the player. Open tabs have an hour to show it. */
function tell({ playerId }: Lord, level: number): Promise<void> {
  return onDatabase(async () => {
    await inTransaction(async () => {
      notify(playerId, { type: 'LEVEL_UP', level, reward })
      await sql`UPDATE push_due SET due_at = now() + interval '1 hour' WHERE player_id = ${playerId}`
    })
  })
}

/** The hour is over. */
function fallDue({ playerId }: Lord): Promise<unknown> {
  return onDatabase(() => sql`UPDATE push_due SET due_at = now() WHERE player_id = ${playerId}`)
}

/** Of each push that waits or is being sent: whether a server has taken it. */
function pushJobs(): Promise<boolean[]> {
  return onDatabase(async () => {
    const jobs = await sql<{ isTaken: boolean }>`
      SELECT locked_at IS NOT NULL AS is_taken FROM graphile_worker.jobs WHERE task_identifier = 'push'`
    return jobs.map(({ isTaken }) => isTaken)
  })
}

/** What has arrived, once it is recorded and nothing else is to be sent. */
async function arrived({ push }: Lord): Promise<unknown[]> {
  await expect.poll(pushJobs).toEqual([])
  return push.received.map(({ message }) => message.title)
}

/** Starts a server in place of a killed one, after the time that a server has for a push. */
async function startLater(): Promise<void> {
  await onDatabase(
    () => sql`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute'`,
  )
  server = await startGameProcess(env)
}

it('a push that a killed server had sent and not recorded comes once more, the same, and then never again', async () => {
  const to = await lord()
  to.push.staySilent()
  await tell(to, 7)
  await fallDue(to)
  await to.push.waitFor(1)
  await server.kill()
  expect(await pushJobs()).toHaveLength(1)

  to.push.answer(201)
  await startLater()
  const [first, second] = await to.push.waitFor(2)
  expect(first?.topic).toMatch(/^notification-\d+$/)
  expect(second).toEqual(first)
  const both = ['Новый уровень: 7', 'Новый уровень: 7']
  expect(await arrived(to)).toEqual(both)

  await server.kill()
  await startLater()
  await tell(to, 8)
  await fallDue(to)
  await to.push.waitFor(3)
  expect(await arrived(to)).toEqual([...both, 'Новый уровень: 8'])
})

it('a push that waits for open tabs outlives the server', async () => {
  const to = await lord()
  await tell(to, 7)
  await server.kill()
  await fallDue(to)
  expect(to.push.attempts()).toBe(0)

  await startLater()
  await to.push.waitFor(1)
  expect(await arrived(to)).toEqual(['Новый уровень: 7'])
})

it('a push that a killed server had taken and not sent comes from the next one', async () => {
  const to = await lord()
  // A server that has not read the keys yet.
  await server.kill()
  await startLater()
  await tell(to, 7)
  await onDatabase(() =>
    inTransaction(async () => {
      await sql`LOCK TABLE push_key IN ACCESS EXCLUSIVE MODE`
      await fallDue(to)
      await expect.poll(pushJobs).toEqual([true])
      await server.kill()
    }),
  )
  expect(to.push.attempts()).toBe(0)

  await startLater()
  await to.push.waitFor(1)
  expect(await arrived(to)).toEqual(['Новый уровень: 7'])
})
