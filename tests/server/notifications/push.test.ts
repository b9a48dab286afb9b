import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '#server/game/notifications/notify.ts'
import { queuePushes } from '#server/game/notifications/queue-pushes.ts'
import { NO_REWARD } from '#server/game/rewards/reward.ts'
import { closeAllSessions } from '#server/platform/sessions/close-sessions.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { type PushService, startPushService } from '../../support/push-service.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ timers: true, env: service.env })
})
afterAll(async () => {
  await server?.close()
  await service?.close()
})

const reward = { ...NO_REWARD, gold: 120, diamonds: 2, glory: 20 }
const TOKEN = '/player-notifications/push-notification-token'

async function browserOf(playerId: number) {
  const client = await server.browserOf(playerId)
  const { data } = await client.api.GET('/player-notifications/push-settings')
  const push = service.subscribe(data?.publicKey ?? undefined)
  expect((await client.api.PATCH(TOKEN, { body: { token: push.token } })).response.status).toBe(204)
  return { client, push }
}

/** A player with one browser that takes pushes. */
async function lord() {
  const { id } = await server.on(() => buildPlayer({}))
  return { id, ...(await browserOf(id)) }
}

function tell(playerId: number, level: number) {
  return server.on(() => inTransaction(async () => notify(playerId, { type: 'LEVEL_UP', level, reward })))
}

/** As if the time for open tabs were over. */
async function fallDue(playerId: number) {
  await server.on(async () => {
    await sql`UPDATE push_due SET due_at = now() - interval '1 second' WHERE player_id = ${playerId}`
    await queuePushes()
  })
}

async function settingsOf({ api }: TestClient) {
  return (await api.GET('/player-notifications/push-settings')).data
}

/** Titles of what has come, once the last of them is there. */
async function titles(
  push: { waitFor(count: number): Promise<readonly { message: object }[]> },
  count: number,
) {
  return (await push.waitFor(count)).map(({ message }) => Reflect.get(message, 'title'))
}

describe('a push', () => {
  it('says what the list says, signed and encrypted, and names its page', async () => {
    const { id, push } = await lord()
    await tell(id, 7)
    await fallDue(id)
    const [first] = await push.waitFor(1)
    expect(first).toMatchObject({
      subject: 'mailto:letters@donjon.test',
      ttl: 86_400,
      message: {
        title: 'Новый уровень: 7',
        text: 'Награда: золото 120, алмазы 2, слава 20.',
        page: '/game',
      },
    })
    expect(first?.topic).toMatch(/^[\w-]{1,32}$/)
  })

  it('opens the crusade that it is about, while there is one', async () => {
    const { id, push } = await lord()
    const crusade = { crusadeName: 'За солью', playerId: id }
    const notifyOf = (crusadeId: number | null) =>
      server.on(() =>
        inTransaction(async () =>
          notify(id, {
            type: crusadeId === null ? 'CRUSADE_DISBANDED' : 'CRUSADE_JOIN_REQUEST_ACCEPTED',
            crusadeId,
            ...crusade,
          }),
        ),
      )
    await notifyOf(42)
    await fallDue(id)
    await push.waitFor(1)
    await notifyOf(null)
    await fallDue(id)
    const pages = (await push.waitFor(2)).map(({ message }) => Reflect.get(message, 'page'))
    expect(pages).toEqual(['/game/group-missions/join-request?crusade=42', '/game/group-missions'])
  })

  it('comes once to each browser, however often it is looked for', async () => {
    const { id, push } = await lord()
    const second = await browserOf(id)
    await tell(id, 7)
    await fallDue(id)
    await fallDue(id)
    await tell(id, 8)
    await fallDue(id)
    const both = ['Новый уровень: 7', 'Новый уровень: 8']
    expect((await titles(push, 2)).toSorted()).toEqual(both)
    expect((await titles(second.push, 2)).toSorted()).toEqual(both)
  })

  it('is not sent for what an open tab has shown', async () => {
    const { id, client, push } = await lord()
    await tell(id, 7)
    await client.api.POST('/player-notifications/mark-all-as-shown')
    await tell(id, 8)
    await fallDue(id)
    expect(await titles(push, 1)).toEqual(['Новый уровень: 8'])
  })

  it('is also sent for kinds without toasts, but not for kinds that are not pushed', async () => {
    const { id, push } = await lord()
    await server.on(
      () =>
        sql`INSERT INTO player_settings (player_id, not_toasted, not_pushed) VALUES (${id}, '{LEVEL}', '{TAXES}')`,
    )
    await server.on(() =>
      inTransaction(async () => notify(id, { type: 'TAXES_COLLECTED', hours: 1, reward })),
    )
    await tell(id, 8)
    await fallDue(id)
    expect(await titles(push, 1)).toEqual(['Новый уровень: 8'])
  })

  it('waits while the player has pushes off', async () => {
    const { id, client, push } = await lord()
    const turn = (isEnabled: boolean) =>
      client.api.POST('/player-notifications/set-push-notifications-enabled', { body: { isEnabled } })
    expect((await turn(false)).data).toMatchObject({ isEnabled: false, browsers: 1 })
    await tell(id, 7)
    await fallDue(id)
    expect((await turn(true)).data).toMatchObject({ isEnabled: true })
    await tell(id, 8)
    await fallDue(id)
    expect(await titles(push, 1)).toEqual(['Новый уровень: 8'])
  })

  it('is tried again while the service is busy', async () => {
    const { id, push } = await lord()
    push.answer(503)
    await tell(id, 7)
    await fallDue(id)
    await expect.poll(push.attempts, { timeout: 30_000 }).toBe(1)
    push.answer(201)
    await server.on(
      () => sql`SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
        WHERE task_identifier = 'push' AND attempts > 0`,
    )
    expect(await titles(push, 1)).toEqual(['Новый уровень: 7'])
  })

  it('to a browser that is gone removes its token', async () => {
    const { id, client, push } = await lord()
    push.answer(410)
    await tell(id, 7)
    await fallDue(id)
    await expect.poll(async () => (await settingsOf(client))?.browsers, { timeout: 30_000 }).toBe(0)
    expect(push.attempts()).toBe(1)
  })

  it('does not come to a closed session', async () => {
    const { id, push } = await lord()
    await server.on(() => closeAllSessions(id, 'BLOCKED'))
    const later = await browserOf(id)
    await tell(id, 7)
    await fallDue(id)
    await later.push.waitFor(1)
    expect(push.attempts()).toBe(0)
  })
})

describe('the token of a browser', () => {
  it('is removed at logout, and by its own call', async () => {
    const { id, client } = await lord()
    const other = await browserOf(id)
    expect((await settingsOf(client))?.browsers).toBe(2)
    await other.client.api.POST('/auth/logout')
    expect((await settingsOf(client))?.browsers).toBe(1)
    expect((await client.api.DELETE(TOKEN)).response.status).toBe(204)
    expect((await settingsOf(client))?.browsers).toBe(0)
    expect((await client.api.DELETE(TOKEN)).response.status).toBe(204)
  })

  it('follows the browser to the player who logs in there', async () => {
    const first = await lord()
    const second = await lord()
    await second.client.api.PATCH(TOKEN, { body: { token: first.push.token } })
    await tell(first.id, 7)
    await tell(second.id, 8)
    await fallDue(first.id)
    await fallDue(second.id)
    expect(await titles(first.push, 1)).toEqual(['Новый уровень: 8'])
    expect((await settingsOf(first.client))?.browsers).toBe(0)
  })

  it('of another player is not removed', async () => {
    const first = await lord()
    const second = await lord()
    await second.client.api.DELETE(TOKEN, { params: { query: { token: first.push.token } } })
    expect((await settingsOf(first.client))?.browsers).toBe(1)
  })
})
