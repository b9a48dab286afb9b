import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql, sqlSoon } from '#server/platform/sql.ts'
import { afterCommit, apart, inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

/** A statement that PostgreSQL refuses. */
function divideByZero() {
  return sql`SELECT 1 / (random() * 0)::int AS nothing`
}

function raise(id: number, column: 'archers' | 'cavalry', by: number) {
  return column === 'archers'
    ? sql`UPDATE player SET archers = archers + ${by} WHERE id = ${id}`
    : sql`UPDATE player SET cavalry = cavalry + ${by} WHERE id = ${id}`
}

describe.each([true, false])('apart, pipelining: %s', (databasePipeline) => {
  let test: TestPlatform
  beforeAll(async () => {
    test = await openTestPlatform({ config: { databasePipeline } })
  })
  afterAll(() => test.close())

  it('undoes only what the failed part has done', async () => {
    const { id, archers, cavalry } = await buildPlayer()
    await inTransaction(async () => {
      await raise(id, 'archers', 1)
      const failing = apart(async () => {
        await raise(id, 'archers', 10)
        await divideByZero()
      })
      await expect(failing).rejects.toThrow('division by zero')
      await apart(() => raise(id, 'cavalry', 5))
      await raise(id, 'archers', 100)
    })
    expect(await findPlayer(id)).toMatchObject({ archers: archers + 101, cavalry: cavalry + 5 })
  })

  it('also for a statement that nobody has awaited, and reports its error', async () => {
    const { id, archers } = await buildPlayer()
    await inTransaction(async () => {
      const failing = apart(async () => {
        await raise(id, 'archers', 10)
        sqlSoon`SELECT 1 / (random() * 0)::int AS nothing`
      })
      await expect(failing).rejects.toThrow('division by zero')
      const refused = apart(async () => {
        sqlSoon`SELECT 1 / (random() * 0)::int AS nothing`
        await raise(id, 'archers', 10)
      })
      await expect(refused).rejects.toThrow('division by zero')
    })
    expect(await findPlayer(id)).toMatchObject({ archers })
  })

  it('works inside another part, and keeps the outer one', async () => {
    const { id, archers } = await buildPlayer()
    await inTransaction(() =>
      apart(async () => {
        await raise(id, 'archers', 1)
        await apart(async () => {
          await raise(id, 'archers', 10)
          throw new Error('a view failed')
        }).catch(() => undefined)
        await raise(id, 'archers', 100)
      }),
    )
    expect(await findPlayer(id)).toMatchObject({ archers: archers + 101 })
  })

  it('runs the hooks of parts that succeeded, after the commit', async () => {
    const done: string[] = []
    await inTransaction(async () => {
      await apart(async () => afterCommit(() => done.push('kept')))
      await apart(async () => {
        afterCommit(() => done.push('undone'))
        throw new Error('failed')
      }).catch(() => undefined)
      expect(done).toEqual([])
    })
    expect(done).toEqual(['kept'])
  })

  it('raises the revision of a player whom a failed part has changed before', async () => {
    const { id, rev, archers } = await buildPlayer()
    await inTransaction(async () => {
      await apart(async () => {
        savePlayer(await lockPlayer(id), { archers: archers + 10 })
        throw new Error('failed')
      }).catch(() => undefined)
      savePlayer(await lockPlayer(id), { archers: archers + 1 })
    })
    expect(await findPlayer(id)).toMatchObject({ archers: archers + 1, rev: rev + 1 })
  })

  it('lets no statement of a failed part into the rest of the transaction', async () => {
    const { id, archers } = await buildPlayer()
    let late: Promise<unknown> = Promise.resolve()
    await inTransaction(async () => {
      let open: () => void = () => undefined
      const opened = new Promise<void>((resolve) => {
        open = resolve
      })
      await apart(async () => {
        late = opened.then(() => raise(id, 'archers', 10))
        late.catch(() => undefined)
        throw new Error('failed')
      }).catch(() => undefined)
      open()
      await expect(late).rejects.toThrow('back in the pool')
    })
    expect(await findPlayer(id)).toMatchObject({ archers })
  })

  it('refuses two parts at once, and work without a transaction', async () => {
    await inTransaction(async () => {
      const first = apart(() => sql`SELECT 1 AS one`)
      await expect(apart(() => sql`SELECT 1 AS one`)).rejects.toThrow('one after the other')
      await first
    })
    await expect(apart(() => sql`SELECT 1 AS one`)).rejects.toThrow('inTransaction')
  })
})
