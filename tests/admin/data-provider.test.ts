import { afterEach, expect, it, vi } from 'vitest'
import { dataProvider } from '#apps/admin/src/data-provider.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A list of `total` rows. Returns the ranges that were asked for. */
function serveRows(total: number): [number, number][] {
  const asked: [number, number][] = []
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const url = new URL(typeof request === 'string' ? request : request.url, 'http://localhost')
    const [first, last]: [number, number] = JSON.parse(url.searchParams.get('range') ?? '')
    asked.push([first, last])
    const rows = Array.from({ length: Math.max(0, Math.min(last + 1, total) - first) }, (_, index) => ({
      id: first + index + 1,
    }))
    const headers = { 'Content-Range': `players ${first}-${last}/${total}` }
    return new Response(JSON.stringify(rows), { headers })
  })
  return asked
}

function ask(perPage: number) {
  const sort = { field: 'id', order: 'ASC' } as const
  return dataProvider.getList('players', { pagination: { page: 1, perPage }, sort, filter: {} })
}

it('fetches an export in pages that the server allows', async () => {
  const asked = serveRows(250)
  const { data, total } = await ask(1000)
  expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
  expect(total).toBe(250)
  expect(asked).toEqual([
    [0, 99],
    [100, 199],
    [200, 299],
  ])
})

it('ends an export at the rows that were asked for', async () => {
  const asked = serveRows(5000)
  expect((await ask(1000)).data).toHaveLength(1000)
  expect(asked).toHaveLength(10)
})

it('fetches a usual page as it is', async () => {
  const asked = serveRows(250)
  expect((await ask(25)).data).toHaveLength(25)
  expect(asked).toEqual([[0, 24]])
})

it('fetches chosen rows by their ids, in pages that the server allows', async () => {
  const asked = serveRows(100)
  const ids = Array.from({ length: 130 }, (_, index) => index + 1)
  expect((await dataProvider.getMany('players', { ids })).data).toHaveLength(200)
  // The server of this test knows no filter: both calls answer a full page.
  expect(asked).toEqual([
    [0, 99],
    [0, 99],
  ])
})
