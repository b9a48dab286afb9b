import { afterEach, expect, it, vi } from 'vitest'
import { fetchAnswered } from '#apps/admin/src/fetch-answered.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Outcome = 'lost' | Response

/** Answers the attempts in turn, the last outcome to all that follow. Returns the keys that were sent. */
function serve(...outcomes: readonly Outcome[]): (string | null)[] {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('Idempotency-Key'))
    const outcome = outcomes[Math.min(keys.length, outcomes.length) - 1]
    if (outcome === undefined || outcome === 'lost') throw new TypeError('Failed to fetch')
    return outcome.clone()
  })
  vi.useFakeTimers()
  return keys
}

async function note(url = '/api/admin/player-notes'): Promise<Response> {
  const sent = fetchAnswered(url, { method: 'POST', headers: new Headers(), body: '{"text":"a"}' })
  // The rejection is expected below, after the timers.
  sent.catch(() => undefined)
  await vi.runAllTimersAsync()
  return sent
}

function refusal(status: number, code: string): Response {
  return Response.json({ message: 'Нельзя', code }, { status })
}

const DONE = Response.json({ id: 1 })

it('a change whose answer is lost is sent again with its key', async () => {
  const keys = serve('lost', 'lost', DONE)
  expect(await (await note()).json()).toEqual({ id: 1 })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
})

it('a gateway that knows nothing, and a first call that still runs, are no answers', async () => {
  const keys = serve(new Response('Bad gateway', { status: 502 }), refusal(409, 'idempotencyInFlight'), DONE)
  expect((await note()).status).toBe(200)
  expect(keys).toHaveLength(3)
})

it('a refusal is an answer', async () => {
  const keys = serve(refusal(422, 'validation'))
  expect((await note()).status).toBe(422)
  expect(keys).toHaveLength(1)
})

it('a change without any answer says that its outcome is unknown, and has the same key when it is asked for again', async () => {
  const first = serve('lost')
  await expect(note('/api/admin/news')).rejects.toThrow('Нет ответа: неизвестно, выполнено ли действие')
  const again = serve(DONE)
  await note('/api/admin/news')
  expect(new Set([...first, ...again]).size).toBe(1)
  const next = serve(DONE)
  await note('/api/admin/news')
  expect(next[0]).not.toBe(again[0])
})

it('a login says soon that it has no answer', async () => {
  const keys = serve('lost')
  await expect(note('/api/auth/login')).rejects.toThrow('Нет ответа')
  expect(keys).toHaveLength(3)
})

it('without a network a change fails at once, and so does a read', async () => {
  const keys = serve('lost')
  vi.stubGlobal('navigator', { onLine: false })
  await expect(note()).rejects.toThrow('Нет связи: действие не выполнено')
  await expect(fetchAnswered('/api/admin/news', { headers: new Headers() })).rejects.toThrow(
    'Нет связи с сервером',
  )
  expect(keys).toEqual([expect.any(String), null])
})

/** A server that takes the call and never answers. Returns the headers that were sent. */
function hang(): Headers[] {
  const sent: Headers[] = []
  vi.stubGlobal('fetch', (_url: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
    sent.push(headers)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  vi.useFakeTimers()
  return sent
}

it('a read without an answer is lost after 30 seconds', async () => {
  hang()
  const asked = expect(fetchAnswered('/api/admin/players', { headers: new Headers() })).rejects.toThrow(
    'Нет связи с сервером',
  )
  await vi.advanceTimersByTimeAsync(29_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await asked
})

it('a change without an answer says after 30 seconds that its outcome is unknown', async () => {
  const sent = hang()
  const asked = expect(
    fetchAnswered('/api/admin/corrections', { method: 'POST', headers: new Headers(), body: '{}' }),
  ).rejects.toThrow('Нет ответа: неизвестно, выполнено ли действие')
  await vi.advanceTimersByTimeAsync(30_000)
  await asked
  expect(sent).toHaveLength(1)
})

it('every call names its window and its subscriptions, as the calls of the game do', async () => {
  const sent = hang()
  for (const method of ['GET', 'POST'])
    fetchAnswered('/api/admin/news', { method, headers: new Headers() }).catch(() => undefined)
  const [read, change] = sent
  expect(read?.get('game-socket-client-id')).toMatch(/^[\da-f-]{36}$/)
  expect(change?.get('game-socket-client-id')).toBe(read?.get('game-socket-client-id'))
  expect(change?.get('game-data-subscribes')).toBe('{}')
})
