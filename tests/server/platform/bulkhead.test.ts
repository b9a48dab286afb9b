import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bulkhead, eachApart, readPart, viewRows } from '#server/platform/bulkhead.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Failure } from '#server/platform/left-out.ts'
import { createLog } from '#server/platform/log.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

const ROWS = bulkhead('rows of the test')
const AWAY = Object.assign(new Error('the administrator has ended it'), { code: '57P01' })

let test: TestPlatform
let logged: string[] = []
let leftOut: { name: string; failures: readonly Failure[] }[] = []

beforeAll(async () => {
  test = await openTestPlatform({
    log: createLog(
      { logLevel: 'error', mode: 'test' },
      { destination: { write: (line) => logged.push(line) } },
    ),
    onLeftOut: ({ name }, failures) => leftOut.push({ name, failures }),
  })
})
afterAll(() => test.close())
beforeEach(() => {
  logged = []
  leftOut = []
})

function viewOdd({ id }: { readonly id: number }): string {
  if (id % 2 === 0) throw new TypeError(`${id} is even`)
  return String(id)
}

describe('viewRows', () => {
  it('leaves out rows whose view throws, in one line of the log with their keys', () => {
    const rows = [1, 2, 3, 4].map((id) => ({ id, ownName: 'Острый' }))
    expect(viewRows(rows, viewOdd, ROWS)).toEqual(['1', '3'])
    expect(leftOut.map(({ name, failures }) => [name, failures.length])).toEqual([['rows of the test', 2]])
    expect(logged).toHaveLength(1)
    const [line = '{}'] = logged
    expect(JSON.parse(line)).toMatchObject({
      what: 'rows of the test',
      leftOut: 2,
      keys: [{ id: 2 }, { id: 4 }],
      err: { message: '2 is even' },
    })
    expect(line).not.toContain('Острый')
  })

  it('rethrows refusals, and errors of a database that is away', () => {
    for (const error of [notFound(), AWAY]) {
      const view = () => {
        throw error
      }
      expect(() => viewRows([1], view, ROWS)).toThrow(error)
    }
    expect(leftOut).toEqual([])
  })
})

describe('readPart', () => {
  it('gives something else instead of a part that fails', async () => {
    const failing = () => Promise.reject(new Error('no such row'))
    expect(await readPart(failing, null, ROWS)).toBeNull()
    expect(await readPart(async () => 5, null, ROWS)).toBe(5)
    expect(leftOut.map(({ name }) => name)).toEqual(['rows of the test'])
  })

  it('lets the surrounding transaction go on after a statement that fails', async () => {
    const { id, archers } = await buildPlayer()
    await inTransaction(async () => {
      await readPart(() => sql`SELECT 1 / (random() * 0)::int AS nothing`, null, ROWS)
      await sql`UPDATE player SET archers = archers + 1 WHERE id = ${id}`
    })
    expect(await sql`SELECT archers FROM player WHERE id = ${id}`).toEqual([{ archers: archers + 1 }])
  })

  it('rethrows refusals, and errors of a database that is away', async () => {
    for (const error of [notFound(), AWAY]) {
      await expect(readPart(() => Promise.reject(error), null, ROWS)).rejects.toBe(error)
    }
  })
})

describe('eachApart', () => {
  it('keeps what it has done for others, and says for whom it failed', async () => {
    const players = [await buildPlayer(), await buildPlayer(), await buildPlayer()]
    const failed = await inTransaction(() =>
      eachApart(
        players,
        async ({ id }) => {
          await sql`UPDATE player SET archers = archers + 1 WHERE id = ${id}`
          if (id === players[1]?.id) throw notFound()
        },
        ROWS,
      ),
    )
    expect(failed).toEqual([players[1]])
    const rows = await sql<{ archers: number }>`
      SELECT archers FROM player WHERE id = ANY(${players.map(({ id }) => id)}::bigint[]) ORDER BY id`
    expect(rows.map(({ archers }, index) => archers - (players[index]?.archers ?? 0))).toEqual([1, 0, 1])
    expect(leftOut[0]?.failures[0]?.keys).toEqual({ id: players[1]?.id })
  })

  it('gives up if the database is away', async () => {
    const work = () => Promise.reject(AWAY)
    await expect(inTransaction(() => eachApart([{ id: 1 }], work, ROWS))).rejects.toThrow()
  })
})
