import { setTimeout as delay } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationFacts, operations } from '#generated/operations.ts'
import type { TokenScope } from '#generated/types.ts'
import { TOKENS_MAX } from '#rules/settings/tokens.ts'
import { blockPlayer } from '#server/platform/sessions/blocks.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { sendWire } from '../../support/wire.ts'
import { leaver, PASSWORD } from './leavers.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const DAY_SECONDS = 86_400

function create(lord: Lord, scopes: readonly TokenScope[], { key = newKey(), days = 30 } = {}) {
  return lord.call('createPersonalToken', {
    key,
    body: { name: 'Таблица', scopes, days, password: PASSWORD },
  })
}

/** Asks again when the server has no capacity: it hashes only a few passwords at a time. */
async function createPatiently(lord: Lord): ReturnType<typeof create> {
  const answer = await create(lord, ['read:player'])
  if (answer.status !== 503) return answer
  await delay(1_000)
  return createPatiently(lord)
}

/** What the call of a tool with this token answers. */
async function read(token: string, path: string, method = 'GET', { platform } = game) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = method === 'GET' ? undefined : '{}'
  const answer = await sendWire(platform.config.publicUrl, {
    method,
    path: `/api${path}`,
    headers,
    body,
  })
  const parsed = answer.text === '' ? {} : JSON.parse(answer.text)
  return { status: answer.status, code: parsed.code }
}

async function tokenOf(lord: Lord, scopes: readonly TokenScope[] = ['read:player']) {
  return (await create(lord, scopes)).body
}

describe('a personal token', () => {
  it('reads what its scopes name, and nothing else', async () => {
    const lord = await leaver(game, 'Летописец')
    const { token } = await tokenOf(lord, ['read:market'])
    expect(await read(token, '/trade/market/gear/lots')).toMatchObject({ status: 200 })
    expect(await read(token, '/player-money-history')).toEqual({ status: 403, code: 'scopeMissing' })
    expect(await read(token, '/challenges/current')).toEqual({ status: 403, code: 'scopeMissing' })
    const [listed] = (await lord.call('listPersonalTokens')).body.items
    expect(listed?.lastUsedAt).toBe(game.clock.now().toISOString())
  })

  it('opens pages no earlier than the tutorial does', async () => {
    const newcomer = await game.lord({}, [])
    await sql`UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE password_hash IS NOT NULL LIMIT 1)
      WHERE player_id = ${newcomer.player.id}`
    const { token } = await tokenOf(newcomer, ['read:market'])
    expect(await read(token, '/trade/market/gear/lots')).toEqual({ status: 403, code: 'pageLocked' })
  })

  it('never changes anything, sees no settings and no console, and opens no live connection', async () => {
    const lord = await leaver(game, 'Переписчик')
    await sql`UPDATE player SET roles = '{PLAYER,SUPER_ADMIN}' WHERE id = ${lord.player.id}`
    const { token } = await tokenOf(lord, ['read:player', 'read:world', 'read:market'])
    const closed = Object.values<OperationFacts>(operations).filter(
      ({ security, method, roles, tag }) =>
        security.length > 0 && (method !== 'GET' || roles.length > 0 || tag === 'settings' || tag === 'auth'),
    )
    expect(closed.length).toBeGreaterThan(120)
    for (const { method, path } of closed) {
      const address = path.replaceAll(/\{\w+\}/g, '1')
      game.clock.advance(1)
      expect({ path, ...(await read(token, address, method)) }).toEqual({
        path,
        status: 403,
        code: 'scopeMissing',
      })
    }
    const socket = io(game.platform.config.publicUrl, {
      path: '/api/socket/app',
      transports: ['websocket'],
      reconnection: false,
      auth: { clientId: newKey(), token },
      extraHeaders: { authorization: `Bearer ${token}` },
    })
    const refused = await new Promise((resolve) => {
      socket.once('connect', () => resolve('connected'))
      socket.once('connect_error', () => resolve('refused'))
    })
    socket.disconnect()
    expect(refused).toBe('refused')
  })

  it('ends with its term, by its owner, by a new password and by a block', async () => {
    const lord = await leaver(game, 'Счетовод')
    const ends: Record<string, (tokenId: string) => Promise<unknown>> = {
      revoked: (tokenId) => lord.call('revokePersonalToken', { params: { tokenId } }),
      changed: () =>
        lord.call('changePassword', {
          query: {
            password: PASSWORD,
            newPassword: 'drugaya-krepost',
            confirmNewPassword: 'drugaya-krepost',
          },
        }),
    }
    for (const end of Object.values(ends)) {
      const { token, personalToken } = await tokenOf(lord)
      expect((await read(token, '/fights')).status).toBe(200)
      await end(personalToken.tokenId)
      expect((await read(token, '/fights')).status).toBe(401)
    }
    const other = await leaver(game, 'Казначей')
    const { token } = await tokenOf(other)
    await inTransaction(() =>
      blockPlayer(other.player, { reason: 'Обман', until: null, byId: lord.player.id }),
    )
    expect((await read(token, '/fights')).status).toBe(401)
    const third = await leaver(game, 'Писарьь')
    const short = await tokenOf(third)
    game.clock.advance(30 * DAY_SECONDS - 1)
    expect((await read(short.token, '/fights')).status).toBe(200)
    game.clock.advance(2)
    expect((await read(short.token, '/fights')).status).toBe(401)
  })

  it('belongs to its owner: another player cannot revoke it, and a changed signature opens nothing', async () => {
    const [lord, thief] = [await leaver(game, 'Хозяинн'), await leaver(game, 'Воришкаа')]
    const { token, personalToken } = await tokenOf(lord)
    const { tokenId } = personalToken
    expect((await thief.call('revokePersonalToken', { params: { tokenId } })).status).toBe(404)
    const other = (await tokenOf(thief)).personalToken.tokenId
    expect((await read(token.replace(tokenId, other), '/fights')).status).toBe(401)
    expect((await read(`${token}a`, '/fights')).status).toBe(401)
    expect((await read(token, '/fights')).status).toBe(200)
  })
})

describe('a new token', () => {
  it('needs the password, and is nowhere in the database', async () => {
    const lord = await leaver(game, 'Осторожный')
    const body = { name: 'Таблица', scopes: ['read:world'], days: 90, password: 'not-the-password' }
    expect((await lord.call('createPersonalToken', { body })).error.code).toBe('wrongCredentials')
    const key = newKey()
    const first = await create(lord, ['read:world'], { key, days: 90 })
    const again = await create(lord, ['read:world'], { key, days: 90 })
    expect(again.body).toEqual(first.body)
    const { count } = await sqlOne<{ count: number }>`
      SELECT count(*)::int FROM personal_token WHERE player_id = ${lord.player.id}`
    expect(count).toBe(1)
    const [, , secret = ''] = first.body.token.split('.')
    const stored = await sql`SELECT FROM idempotency WHERE body LIKE ${`%${secret}%`}`
    expect(stored).toEqual([])
  })

  it('is refused beyond ten, however many are asked for at once', async () => {
    const lord = await leaver(game, 'Жадныйй')
    const answers = await Promise.all(Array.from({ length: TOKENS_MAX + 4 }, () => createPatiently(lord)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(TOKENS_MAX)
    expect(answers.find(({ status }) => status !== 200)?.error.code).toBe('tooManyTokens')
  })
})

describe('the limit of a token', () => {
  it('is its own: the player’s calls go on', async () => {
    const strict = await openGame({ RATE_LIMIT_FACTOR: '1' })
    const lord = await leaver(strict, 'Торопыга')
    const { token } = await tokenOf(lord)
    const statuses = new Set<number>()
    for (let call = 0; call < 125; call += 1)
      statuses.add((await read(token, '/fights', 'GET', strict)).status)
    expect([...statuses]).toEqual([200, 429])
    expect((await lord.call('listFights')).status).toBe(200)
    await strict.close()
  })
})
