import { afterAll, beforeAll, expect, it } from 'vitest'
import { notFound } from '#server/platform/errors.ts'
import { forgetPublicAnswers, publicQuery } from '#server/platform/http/handlers/public-query.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function ask(headers: Record<string, string> = {}) {
  return fetch(`${server.url}/api/public/game-tips`, { headers })
}

it('sends a public answer only once to clients that cache it', async () => {
  const first = await ask()
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=0')
  for (const known of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
    const second = await ask({ 'if-none-match': known })
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag])
  }
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
})

it('is worked out once for all who ask at the same time, and again after a change or a refusal', async () => {
  const finish: (() => void)[] = []
  let title = 'Первая'
  const listNews = publicQuery<'listNews'>(
    async () => {
      await new Promise<void>((done) => finish.push(done))
      if (title === '') throw notFound('notFound', 'Новостей нет')
      const reactions = { likes: 0, dislikes: 0 }
      const publishedAt = '2026-11-25T12:00:00.000Z'
      const news = { newsId: 1, title, description: '', version: '', publishedAt, ...reactions }
      return { items: [news], nextCursor: null }
    },
    { cacheSeconds: 0 },
  )
  const counting = await startTestServer({ handlers: { listNews } })
  const read = async () => (await fetch(`${counting.url}/api/public/news`)).text()
  const readAll = async () => {
    const before = finish.length
    const answers = Promise.all([read(), read(), read()])
    await expect.poll(() => finish.length).toBeGreaterThan(before)
    finish.at(-1)?.()
    return answers
  }
  const first = await readAll()
  expect(new Set(first).size).toBe(1)
  expect(first[0]).toContain('Первая')
  expect(finish).toHaveLength(1)
  title = 'Вторая'
  counting.on(forgetPublicAnswers)
  const underWay = read()
  await expect.poll(() => finish.length).toBe(2)
  counting.on(forgetPublicAnswers)
  expect((await readAll())[2]).toContain('Вторая')
  finish[1]?.()
  expect(await underWay).toContain('Вторая')
  title = ''
  counting.on(forgetPublicAnswers)
  expect((await readAll())[1]).toContain('Новостей нет')
  title = 'Третья'
  expect((await readAll())[0]).toContain('Третья')
  expect(finish).toHaveLength(5)
  await counting.close()
})
