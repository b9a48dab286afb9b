import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { START_ARMY } from '#catalogue/world/start.ts'
import type { Role } from '#generated/types.ts'
import { revokeRole } from '#server/domains/admin/grant-role.ts'
import { unblockByEmail } from '#server/domains/admin/unblock-by-email.ts'
import { sql } from '#server/platform/sql.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { PASSWORD, post, register } from '../auth/newcomer.ts'

const clock = createSettableClock(new Date('2026-01-15T12:00:00Z'))
const REASON = 'Обман на рынке'
let server: TestServer
/** Another process of the same game. */
let other: TestServer
const sockets: Socket[] = []

beforeAll(async () => {
  server = await startTestServer({ clock })
  other = await startTestServer({ clock, databaseUrl: server.databaseUrl })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await other.close()
  await server.close()
})

async function administrator(role: Role) {
  const { id } = await server.on(() => buildPlayer({ roles: ['PLAYER', role] }))
  await server.on(() => giveSecondFactor(id))
  return { id, browser: await server.browserOf(id) }
}

function act(admin: TestClient, id: number, path: string, body?: unknown) {
  return post(admin, `/admin/players/${id}/${path}`, body)
}

async function codeOf(response: Response) {
  return [response.status, (await response.json()).code]
}

/** The same session at the other process, with a live connection there. */
async function tabElsewhere(client: TestClient) {
  const cookie = client.cookies()
  const events: string[] = []
  const socket = io(other.url, {
    path: '/api/socket/app',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie },
    auth: { clientId: client.clientId },
  })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  socket.on('closeSession', () => events.push('closeSession'))
  socket.on('disconnect', () => events.push('disconnected'))
  const read = () => fetch(`${other.url}/api/player-sessions`, { headers: { cookie } })
  return { events, read }
}

/** Opens the pages of missions and reports. */
function openPages(id: number) {
  const banners = ['myCastleAboutBanner', 'fightLogOpenBanner']
  return sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
    SELECT ${id}, key, 'BANNER', 1, 'COMPLETED', now() FROM unnest(${banners}::text[]) AS key`
}

let admin: TestClient
let adminId: number
beforeEach(async () => {
  const made = await administrator('USER_ADMIN')
  admin = made.browser
  adminId = made.id
})

describe('a block', () => {
  it('ends sessions and connections on every process, and tells the player why', async () => {
    const client = server.visitor()
    const { email, player } = await register(client)
    const tab = await tabElsewhere(client)
    expect((await tab.read()).status).toBe(200)
    const until = '2026-01-20T09:30:00.000Z'

    const blocked = await act(admin, player.playerId, 'block', { reason: REASON, until })
    expect(await blocked.json()).toMatchObject({
      openSessions: 0,
      block: { reason: REASON, until, since: clock.now().toISOString() },
    })
    await expect.poll(() => tab.events).toEqual(['closeSession', 'disconnected'])
    const message = `Вход в игру закрыт до 20.01.2026, 12:30 по Москве. Причина: ${REASON}`
    const call = await tab.read()
    expect(call.status).toBe(401)
    expect(await call.json()).toMatchObject({ code: 'playerBlocked', message, details: { until } })
    const end = await client.api.GET('/auth/session-end')
    expect(end.data).toEqual({ reason: 'BLOCKED', message })

    const login = await post(server.visitor(), '/auth/login', { email, password: PASSWORD })
    expect(login.status).toBe(403)
    expect(await login.json()).toMatchObject({ code: 'playerBlocked', message })
    expect(login.headers.getSetCookie()).toEqual([])
    // Only who knows the password learns of the block.
    const wrong = await post(server.visitor(), '/auth/login', { email, password: 'another-one' })
    expect(await codeOf(wrong)).toEqual([401, 'wrongCredentials'])
  })

  it('ends by itself, and by being lifted', async () => {
    const { email, player } = await register(server.visitor())
    const logIn = async () =>
      (await post(server.visitor(), '/auth/login', { email, password: PASSWORD })).status
    await act(admin, player.playerId, 'block', { reason: REASON, until: '2026-01-15T13:00:00.000Z' })
    expect(await logIn()).toBe(403)
    clock.advance(3600)
    expect(await logIn()).toBe(200)

    await act(admin, player.playerId, 'block', { reason: REASON, until: null })
    clock.advance(400 * 86_400)
    const made = await administrator('USER_ADMIN')
    const refused = await post(server.visitor(), '/auth/login', { email, password: PASSWORD })
    expect((await refused.json()).message).toBe(`Вход в игру закрыт навсегда. Причина: ${REASON}`)
    const lifted = await act(made.browser, player.playerId, 'unblock')
    expect(await lifted.json()).toMatchObject({ block: null })
    expect(await logIn()).toBe(200)
    expect(await codeOf(await act(made.browser, player.playerId, 'unblock'))).toEqual([409, 'notBlocked'])
  })

  it('lets what is under way go on', async () => {
    const { id } = await server.on(() => buildPlayer({ ...START_ARMY }))
    await server.on(() => openPages(id))
    const lord = await server.browserOf(id)
    const mission = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }
    expect((await post(lord, '/missions/start', mission)).status).toBe(200)
    await act(admin, id, 'block', { reason: REASON, until: null })
    clock.advance(3600)
    expect((await act(admin, id, 'unblock')).status).toBe(200)
    const back = await server.browserOf(id)
    const { data } = await back.api.GET('/fights')
    expect(data?.items).toHaveLength(1)
  })

  it('needs a reason and an end in the future', async () => {
    const { id } = await server.on(() => buildPlayer())
    const bodies = [
      { reason: '', until: null },
      { reason: 'x'.repeat(201), until: null },
      { reason: REASON, until: '2020-01-01T00:00:00.000Z' },
    ]
    for (const body of bodies) expect((await act(admin, id, 'block', body)).status).toBe(400)
  })
})

describe('an administrator', () => {
  it('cannot act upon the own account, nor upon one with a higher role', async () => {
    const chief = await administrator('SUPER_ADMIN')
    const body = { reason: REASON, until: null }
    expect(await codeOf(await act(admin, adminId, 'block', body))).toEqual([422, 'ownAccount'])
    const acts = [
      () => act(admin, chief.id, 'block', body),
      () => act(admin, chief.id, 'unblock'),
      () => act(admin, chief.id, 'end-sessions'),
    ]
    for (const work of acts) expect(await codeOf(await work())).toEqual([422, 'notOutranked'])
    expect((await act(chief.browser, adminId, 'end-sessions')).status).toBe(200)
  })

  it('acts upon equals only as the chief, and leaves the blocks of the chief alone', async () => {
    const [chief, equal] = [await administrator('SUPER_ADMIN'), await administrator('USER_ADMIN')]
    const body = { reason: REASON, until: null }
    expect(await codeOf(await act(admin, equal.id, 'block', body))).toEqual([422, 'notOutranked'])
    const { id } = await server.on(() => buildPlayer())
    expect((await act(chief.browser, id, 'block', body)).status).toBe(200)
    for (const work of [() => act(admin, id, 'unblock'), () => act(admin, id, 'block', body)])
      expect(await codeOf(await work())).toEqual([422, 'notOutranked'])
    expect((await act(chief.browser, id, 'unblock')).status).toBe(200)
  })

  it('who is blocked blocks nobody, not even at the same moment', async () => {
    const [one, two] = [await administrator('SUPER_ADMIN'), await administrator('SUPER_ADMIN')]
    const body = { reason: REASON, until: null }
    const answers = await Promise.all([
      act(one.browser, two.id, 'block', body),
      act(two.browser, one.id, 'block', body),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('cannot act upon a generated castle', async () => {
    const { id } = await server.on(() => buildPlayer())
    await server.on(() => sql`UPDATE player SET kind = 'NEIGHBOUR' WHERE id = ${id}`)
    const body = { reason: REASON, until: null }
    expect(await codeOf(await act(admin, id, 'block', body))).toEqual([404, 'notFound'])
  })

  it('ends the sessions of a player, who may log in again', async () => {
    const client = server.visitor()
    const { email, player } = await register(client)
    const tab = await tabElsewhere(client)
    expect(await (await act(admin, player.playerId, 'end-sessions')).json()).toMatchObject({ closed: 1 })
    await expect.poll(() => tab.events).toEqual(['closeSession', 'disconnected'])
    expect(await codeOf(await tab.read())).toEqual([401, 'unauthorized'])
    expect((await client.api.GET('/auth/session-end')).data?.reason).toBe('CLOSED_BY_ADMIN')
    expect((await post(server.visitor(), '/auth/login', { email, password: PASSWORD })).status).toBe(200)
  })
})

it('a tool lifts any block', async () => {
  const { email, player } = await register(server.visitor())
  await act(admin, player.playerId, 'block', { reason: REASON, until: null })
  await server.on(() => unblockByEmail(email))
  expect((await post(server.visitor(), '/auth/login', { email, password: PASSWORD })).status).toBe(200)
})

describe('the roles of a player', () => {
  function setRoles(client: TestClient, id: number, roles: readonly Role[]) {
    return client.api.PUT('/admin/players/{id}/roles', {
      params: { path: { id } },
      body: { roles: [...roles] },
    })
  }

  it('are set by the chief administrator, and a lost one ends sessions everywhere', async () => {
    const chief = await administrator('SUPER_ADMIN')
    const { id } = await server.on(() => buildPlayer())
    await server.on(() => giveSecondFactor(id))
    const steward = await server.browserOf(id)
    const granted = await setRoles(chief.browser, id, ['USER_ADMIN'])
    expect(granted.data?.roles).toEqual(['PLAYER', 'USER_ADMIN'])
    // A grant takes effect in the open session.
    expect((await steward.fetch('/api/admin/players')).status).toBe(200)
    expect((await setRoles(steward, chief.id, [])).response.status).toBe(403)

    const tab = await tabElsewhere(steward)
    expect((await setRoles(chief.browser, id, [])).data?.roles).toEqual(['PLAYER'])
    await expect.poll(() => tab.events).toEqual(['closeSession', 'disconnected'])
    expect((await steward.fetch('/api/admin/players')).status).toBe(401)
    expect((await steward.api.GET('/auth/session-end')).data?.reason).toBe('ROLES_CHANGED')
    expect((await setRoles(chief.browser, chief.id, [])).response.status).toBe(422)
  })

  it('of a form that another chief administrator has overtaken stay as they are', async () => {
    const [first, second] = [await administrator('SUPER_ADMIN'), await administrator('SUPER_ADMIN')]
    const { id } = await server.on(() => buildPlayer({ roles: ['PLAYER', 'USER_ADMIN'] }))
    const save = (client: TestClient, roles: Role[]) =>
      client.api.PUT('/admin/players/{id}/roles', {
        params: { path: { id } },
        body: { roles, seen: ['USER_ADMIN', 'PLAYER'] },
      })
    expect((await save(first.browser, [])).response.status).toBe(200)
    const late = await save(second.browser, ['USER_ADMIN', 'CONTENT_ADMIN'])
    expect(late.error).toMatchObject({
      code: 'rolesChanged',
      message: 'Роли уже изменил кто-то другой. Теперь у игрока: «Игрок»',
    })
    const stands = await first.browser.api.GET('/admin/players/{id}', { params: { path: { id } } })
    expect(stands.data?.roles).toEqual(['PLAYER'])
  })

  it('are taken by the command-line tool too, but not from the last chief', async () => {
    const chief = await server.on(() => buildPlayer({ roles: ['PLAYER', 'SUPER_ADMIN'] }))
    await server.on(() => sql`UPDATE player SET roles = '{PLAYER}' WHERE id <> ${chief.id}`)
    await expect(server.on(() => revokeRole(chief.email, 'SUPER_ADMIN'))).rejects.toThrow('last SUPER_ADMIN')
    const { id, email } = await server.on(() => buildPlayer({ roles: ['PLAYER', 'USER_ADMIN'] }))
    const steward = await server.browserOf(id)
    expect(await server.on(() => revokeRole(email, 'USER_ADMIN'))).toEqual(['PLAYER'])
    expect((await steward.fetch('/api/admin/players')).status).toBe(401)
  })
})
