import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, fieldErrors } from '#apps/game/src/api/api-error.ts'
import { errorDetail, errorMessage } from '#apps/game/src/api/error-words.ts'
import { createGameFetch, type GameFetchDeps } from '#apps/game/src/api/game-fetch.ts'

type Call = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, call: Call, nth: number) => void

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serve(answer: Answer) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    calls.push(call)
    answer(response, call, calls.length)
  })
  await new Promise<void>((done) => server.listen(0, done))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { calls, base: `http://127.0.0.1:${port}/api` }
}

function client(base: string, more: Partial<GameFetchDeps> = {}) {
  return createGameFetch({
    base,
    clientId: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11',
    subscriptions: () => '{"army":true}',
    onGameData: () => undefined,
    pause: async () => undefined,
    ...more,
  })
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

const post = { method: 'POST', body: '{"group":"archers","amount":5}' }

function refused(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => Promise.reject(new Error('was not refused')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  )
}

test('a call sends its tab, its subscriptions and the bearer', async () => {
  const { calls, base } = await serve((response) => json(response, 200, { ok: 1 }))
  await client(base, { token: () => 'v1.token' })('/missions')
  expect(calls[0]?.url).toBe('/api/missions')
  expect(calls[0]?.headers).toMatchObject({
    'game-socket-client-id': '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11',
    'game-data-subscribes': '{"army":true}',
    authorization: 'Bearer v1.token',
  })
  expect(calls[0]?.headers['idempotency-key']).toBeUndefined()
})

test('an empty body gives null, and gameData goes to the store, not to the caller', async () => {
  const onGameData = vi.fn()
  const army = { rev: 7, data: { health: 1 } }
  const { base } = await serve((response, { url }) =>
    url === '/api/empty'
      ? response.writeHead(204).end()
      : json(response, 200, { amount: 5, gameData: { army } }),
  )
  const call = client(base, { onGameData })
  expect(await call('/empty')).toBeNull()
  expect(await call('/player-army/buy', post)).toEqual({ amount: 5 })
  expect(onGameData).toHaveBeenCalledExactlyOnceWith({ army })
})

test('a mutation whose answer is lost is sent again with the same key until it is answered', async () => {
  const onWaiting = vi.fn()
  const { calls, base } = await serve((response, _call, nth) =>
    nth < 9 ? response.destroy() : json(response, 200, { amount: 5 }),
  )
  expect(await client(base, { onWaiting })('/player-army/buy', post)).toEqual({ amount: 5 })
  const keys = calls.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(9)
  expect(new Set(keys).size).toBe(1)
  expect(calls.every(({ body }) => body === post.body)).toBe(true)
  expect(onWaiting).toHaveBeenCalledOnce()
})

test('pressing again keeps the key after a lost answer, and uses a new key after an answer', async () => {
  let isAway = true
  const { calls, base } = await serve((response) => (isAway ? response.destroy() : json(response, 200, {})))
  const call = client(base)
  const error = await refused(call('/player-army/buy', post))
  expect(error).toMatchObject({ status: 0, code: null, loss: 'unanswered' })
  expect(errorMessage(error)).toContain('неизвестно')
  isAway = false
  await call('/player-army/buy', post)
  await call('/player-army/buy', post)
  const keys = calls.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys.slice(0, -1)).size).toBe(1)
  expect(keys.at(-1)).not.toBe(keys[0])
})

test('a mutation pressed without a network is refused at once: nothing was done', async () => {
  const { calls, base } = await serve((response) => response.destroy())
  const onWaiting = vi.fn()
  const error = await refused(client(base, { isOffline: () => true, onWaiting })('/missions/start', post))
  expect(error.loss).toBe('unsent')
  expect(errorMessage(error)).toBe('Нет связи: действие не выполнено')
  expect(errorDetail(error)).toContain('Ничего не списано')
  expect(calls).toHaveLength(1)
  expect(onWaiting).not.toHaveBeenCalled()
})

test('a mutation whose answer was lost keeps asking when the network goes away after it', async () => {
  let isAway = false
  const { calls, base } = await serve((response, _call, nth) => {
    isAway = nth < 5
    if (nth < 6) response.destroy()
    else json(response, 200, { amount: 5 })
  })
  expect(await client(base, { isOffline: () => isAway })('/player-army/buy', post)).toEqual({ amount: 5 })
  expect(calls).toHaveLength(6)
})

test('a failure that the server rolled back says that nothing was spent', async () => {
  const { calls, base } = await serve((response) =>
    json(response, 500, { message: 'Произошла ошибка', code: 'internal', requestId: 'r' }),
  )
  const error = await refused(client(base)('/missions/start', post))
  expect(errorMessage(error)).toBe('Произошла ошибка')
  expect(errorDetail(error)).toContain('не списано')
  expect(calls).toHaveLength(1)
})

/** What a server says that puts a call off. */
function putOff(response: ServerResponse, status: number, code: string, seconds: number) {
  response.setHeader('Retry-After', String(seconds))
  json(response, status, { message: 'Сервер перегружен, попробуйте ещё раз', code, requestId: 'r' })
}

test.each([
  [429, 'tooManyRequests'],
  [503, 'overloaded'],
] as const)(
  'a command that a busy server puts off (%i) is sent again after the time it names',
  async (status, code) => {
    const pause = vi.fn(async (_delayMs: number) => undefined)
    const onWaiting = vi.fn()
    const { calls, base } = await serve((response, _call, nth) =>
      nth <= 4 ? putOff(response, status, code, 2) : json(response, 200, { amount: 5 }),
    )
    expect(await client(base, { pause, onWaiting })('/player-army/buy', post)).toEqual({ amount: 5 })
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    for (const [delayMs] of pause.mock.calls) expect(delayMs).toBeGreaterThanOrEqual(2000)
    expect(pause).toHaveBeenCalledTimes(4)
    expect(onWaiting).not.toHaveBeenCalled()
  },
)

test('a read that a busy server puts off is sent again, too', async () => {
  const { calls, base } = await serve((response, _call, nth) =>
    nth === 1 ? putOff(response, 503, 'overloaded', 1) : json(response, 200, { isOpen: true }),
  )
  expect(await client(base)('/public/app-config')).toEqual({ isOpen: true })
  expect(calls).toHaveLength(2)
})

test('a server that stays busy, or asks to wait long, is heard', async () => {
  const { calls, base } = await serve((response, { url }) =>
    putOff(response, 429, 'tooManyRequests', url.endsWith('/long') ? 40 : 1),
  )
  const call = client(base)
  expect(await refused(call('/missions/start', post))).toMatchObject({ status: 429, loss: null })
  expect(calls).toHaveLength(7)
  expect(await refused(call('/missions/long', post))).toMatchObject({ status: 429, loss: null })
  expect(calls).toHaveLength(8)
})

test('after a lost answer a limit decides nothing: the key is kept, and asked with later', async () => {
  const { calls, base } = await serve((response, _call, nth) => {
    if (nth === 1) response.destroy()
    else if (nth < 4) putOff(response, 429, 'tooManyRequests', 40)
    else json(response, 200, { amount: 5 })
  })
  expect(await client(base)('/player-army/buy', post)).toEqual({ amount: 5 })
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('a database that went away may have done it: pressing again keeps the key', async () => {
  let isAway = true
  const { calls, base } = await serve((response) =>
    isAway ? putOff(response, 503, 'notReady', 2) : json(response, 200, {}),
  )
  const call = client(base)
  expect((await refused(call('/player-army/buy', post))).loss).toBe('unanswered')
  isAway = false
  await call('/player-army/buy', post)
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('forms and marks that the page sets by itself are not waited for', async () => {
  const onWaiting = vi.fn()
  const { calls, base } = await serve((response) => response.destroy())
  const call = client(base, { onWaiting })
  await refused(call('/auth/login', post))
  await refused(call('/player-notifications/mark-as-read', post))
  expect(calls).toHaveLength(6)
  expect(onWaiting).not.toHaveBeenCalled()
})

test('a refusal is not repeated, and keeps the server’s error', async () => {
  const body = {
    message: ['Недостаточно золота', 'Недостаточно алмазов'],
    code: 'notEnoughGold',
    details: { fields: [{ path: 'body.amount', message: 'Укажите количество целым числом' }] },
    requestId: 'r-1',
  }
  const { calls, base } = await serve((response) => json(response, 422, body))
  const error = await refused(client(base)('/player-army/buy', post))
  expect(calls).toHaveLength(1)
  expect(error).toMatchObject({ status: 422, code: 'notEnoughGold', requestId: 'r-1' })
  expect(errorMessage(error)).toBe('Недостаточно золота')
  expect(fieldErrors(error)).toEqual({ amount: 'Укажите количество целым числом' })
})

test('a call waits for the first one with its key', async () => {
  const { calls, base } = await serve((response, _call, nth) =>
    nth === 1
      ? json(response, 409, { message: 'Подождите', code: 'idempotencyInFlight', requestId: 'r' })
      : json(response, 200, { done: true }),
  )
  expect(await client(base)('/missions/start', post)).toEqual({ done: true })
  expect(calls[0]?.headers['idempotency-key']).toBe(calls[1]?.headers['idempotency-key'])
})

test('a late answer gives one clear error', async () => {
  const { calls, base } = await serve(() => undefined)
  const error = await refused(client(base, { timeoutMs: 60 })('/missions/start', post))
  expect(error).toMatchObject({ status: 0, loss: 'unanswered' })
  expect(calls).toHaveLength(1)
})

test('an error outside of the contract is still an ApiError', async () => {
  const { base } = await serve((response) => response.writeHead(502).end('<html>Bad gateway</html>'))
  const error = await refused(client(base)('/missions'))
  expect(error).toMatchObject({ status: 502, message: 'Произошла ошибка' })
  expect(errorDetail(error)).toContain('целы')
})

test('an ended session is reported', async () => {
  const onUnauthorized = vi.fn()
  const { base } = await serve((response) =>
    json(response, 401, { message: 'Войдите', code: 'unauthorized', requestId: 'r' }),
  )
  await refused(client(base, { onUnauthorized })('/missions'))
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('/missions')
})

test.each(['initDataInvalid', 'initDataExpired'])(
  'a refusal of init data (%s) ends no session',
  async (code) => {
    const onUnauthorized = vi.fn()
    const { base } = await serve((response) =>
      json(response, 401, { message: 'Откройте игру снова', code, requestId: 'r' }),
    )
    await refused(client(base, { onUnauthorized })('/player-settings/request-deletion-by-telegram-web-app'))
    expect(onUnauthorized).not.toHaveBeenCalled()
  },
)

test('the server clock is read from every answer', async () => {
  const onServerTime = vi.fn()
  const { base } = await serve((response) => {
    response.setHeader('X-Server-Time', '2026-11-20T09:30:00.000Z')
    json(response, 200, {})
  })
  await client(base, { onServerTime })('/missions')
  expect(onServerTime.mock.calls[0]?.[0]).toBe(Date.parse('2026-11-20T09:30:00.000Z'))
})

test('the server clock ignores answers that browsers may cache', async () => {
  const { base } = await serve((response) => {
    response.setHeader('Cache-Control', 'public, max-age=300')
    response.setHeader('X-Server-Time', '2026-11-20T09:30:00.000Z')
    json(response, 200, {})
  })
  const onServerTime = vi.fn()
  await client(base, { onServerTime })('/catalogue')
  expect(onServerTime).not.toHaveBeenCalled()
})

test('a late answer of an earlier session neither changes the store nor ends the new session', async () => {
  let session = 1
  const { base } = await serve((response, { url }) => {
    session = 2
    if (url.endsWith('/army/buy')) json(response, 200, { gameData: { army: { rev: 9, data: {} } } })
    else json(response, 401, { code: 'unauthorized', message: 'Войдите снова' })
  })
  const onGameData = vi.fn()
  const onUnauthorized = vi.fn()
  const call = client(base, { session: () => session, onGameData, onUnauthorized })
  await call('/army/buy', post)
  session = 1
  await refused(call('/missions'))
  expect(onGameData).not.toHaveBeenCalled()
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test.each([
  ['a string', { message: 'Строка без кода' }, 'Строка без кода'],
  ['a list', { message: ['Первая', 'Вторая'] }, 'Первая'],
  ['no message', { code: 'conflict' }, 'Произошла ошибка'],
  ['a list of nothing', { message: [] }, 'Произошла ошибка'],
])('a refusal without a code shows its message: %s', async (_, body, message) => {
  const { base } = await serve((response) => json(response, 422, body))
  expect(errorMessage(await refused(client(base)('/player-army/buy', post)))).toBe(message)
})
