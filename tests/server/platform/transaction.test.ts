import { AsyncResource } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer, lockPlayers } from '#server/game/player/lock-order.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { installPlatform, withPlatform } from '#server/platform/ambient.ts'
import { isDatabaseAway } from '#server/platform/database/database-errors.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { sql, sqlSoon } from '#server/platform/sql.ts'
import { afterCommit, commandSeed, inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { silentLog } from '../../support/silent-log.ts'
import { openTestPlatform, type TestPlatform, testConfig } from '../../support/test-platform.ts'

/** A gate that opens when both have reached it, so that two transactions overlap. */
function meeting(parties: number) {
  let arrived = 0
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    arrived += 1
    if (arrived >= parties) open()
    return opened
  }
}

describe.each([true, false])('inTransaction, pipelining: %s', (databasePipeline) => {
  let test: TestPlatform
  beforeAll(async () => {
    test = await openTestPlatform({ config: { databasePipeline } })
  })
  afterAll(() => test.close())

  it('repeats a deadlocked command with the same seed until it succeeds', async () => {
    const [a, b] = [await buildPlayer(), await buildPlayer()]
    const meet = meeting(2)
    const seeds: string[][] = [[], []]
    const cross = (first: number, second: number, seen: string[]) =>
      inTransaction(async () => {
        seen.push(commandSeed())
        const one = await lockPlayer(first)
        await meet()
        const two = await lockPlayer(second)
        savePlayer(one, { level: one.level + 1 })
        savePlayer(two, { level: two.level + 1 })
      })
    await Promise.all([cross(a.id, b.id, seeds[0] ?? []), cross(b.id, a.id, seeds[1] ?? [])])
    expect(await findPlayer(a.id)).toMatchObject({ level: 3 })
    expect(await findPlayer(b.id)).toMatchObject({ level: 3 })
    expect(seeds.flat().length).toBe(3)
    expect(seeds.map((seen) => new Set(seen).size)).toEqual([1, 1])
    expect(seeds[0]?.[0]).not.toBe(seeds[1]?.[0])
  })

  it('repeats a serialization failure', async () => {
    const { id } = await buildPlayer()
    const meet = meeting(2)
    const raise = () =>
      inTransaction(
        async () => {
          const level = (await findPlayer(id))?.level ?? 0
          await meet()
          await sql`UPDATE player SET level = ${level + 1} WHERE id = ${id}`
        },
        { isolation: 'REPEATABLE READ' },
      )
    await Promise.all([raise(), raise()])
    expect(await findPlayer(id)).toMatchObject({ level: 3 })
  })

  it('never deadlocks if players are locked in order of their ids', async () => {
    const ids = (await Promise.all(Array.from({ length: 4 }, () => buildPlayer()))).map((player) => player.id)
    let runs = 0
    await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        inTransaction(async () => {
          runs += 1
          const asked = turn % 2 === 0 ? ids : [...ids].reverse()
          for (const player of await lockPlayers(asked)) savePlayer(player, { archers: player.archers + 1 })
        }),
      ),
    )
    expect(runs).toBe(60)
    for (const id of ids) expect(await findPlayer(id)).toMatchObject({ archers: 60 })
  })

  it('lets nobody else change a locked player', async () => {
    const { id } = await buildPlayer()
    const hire = () =>
      inTransaction(async () => {
        const player = await lockPlayer(id)
        savePlayer(player, { archers: player.archers + 1 })
      })
    await Promise.all(Array.from({ length: 20 }, hire))
    expect(await findPlayer(id)).toMatchObject({ archers: 20 })
  })

  it('joins the transaction around it', async () => {
    const { id } = await buildPlayer()
    const outer = inTransaction(async () => {
      await inTransaction(async () => savePlayer(await lockPlayer(id), { level: 9 }))
      throw new Error('outer')
    })
    await expect(outer).rejects.toThrow('outer')
    expect(await findPlayer(id)).toMatchObject({ level: 1 })
  })

  it('fails completely, with the cause, if a statement without await fails', async () => {
    const { id } = await buildPlayer()
    const command = inTransaction(async () => {
      const player = await lockPlayer(id)
      sqlSoon`UPDATE player SET level = 0 WHERE id = ${id}`
      savePlayer(player, { archers: 5 })
      return 'answered'
    })
    await expect(command).rejects.toThrow('player_level_check')
    expect(await findPlayer(id)).toMatchObject({ level: 1, archers: 0 })
    const laterStatement = inTransaction(async () => {
      sqlSoon`UPDATE player SET level = 0 WHERE id = ${id}`
      await sql`SELECT 1 AS one`
    })
    await expect(laterStatement).rejects.toThrow('player_level_check')
  })

  it('fails if a statement failed and its error was swallowed', async () => {
    const { id } = await buildPlayer()
    const command = inTransaction(async () => {
      await sql`UPDATE player SET level = 0 WHERE id = ${id}`.catch(() => undefined)
    })
    await expect(command).rejects.toThrow('player_level_check')
  })

  it('runs afterCommit work once, and only after the commit', async () => {
    const { id } = await buildPlayer()
    const seen: (number | undefined)[] = []
    const look = async () => {
      seen.push((await findPlayer(id))?.level)
    }
    const lost = inTransaction(async () => {
      afterCommit(look)
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    const answer = await inTransaction(async () => {
      afterCommit(() => {
        throw new Error('a broken listener')
      })
      afterCommit(look)
      savePlayer(await lockPlayer(id), { level: 4 })
      return 'done'
    })
    expect(answer).toBe('done')
    expect(seen).toEqual([4])
  })

  it('reports the first error of the database, not the refusals that follow', async () => {
    const { id } = await buildPlayer()
    const command = inTransaction(async () => {
      await sql`UPDATE player SET level = 0 WHERE id = ${id}`.catch(() => undefined)
      await sql`SELECT 1 AS one`
    })
    await expect(command).rejects.toThrow('player_level_check')
  })

  it('refuses a statement of work that has ended, whose connection others use', async () => {
    let late: () => Promise<unknown> = () => Promise.resolve()
    await inTransaction(async () => {
      late = AsyncResource.bind(() => sql`SELECT 1 AS one`)
    })
    await expect(late()).rejects.toThrow('back in the pool')
  })

  it('gives its connection back after every failure', async () => {
    const { max } = test.platform.database.pool.options
    for (let turn = 0; turn < max + 3; turn += 1) {
      await inTransaction(() => sql`SELECT broken`).catch(() => undefined)
    }
    expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
  })

  it('tells when the database went away in the middle, and works again with the next connection', async () => {
    const { id } = await buildPlayer()
    const command = inTransaction(async () => {
      savePlayer(await lockPlayer(id), { level: 5 })
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`
    })
    const failure: unknown = await command.catch((error: unknown) => error)
    expect(isDatabaseAway(failure)).toBe(true)
    expect(await findPlayer(id)).toMatchObject({ level: 1 })
    const nowhere = createPlatform(testConfig(), {
      databaseUrl: 'postgresql://a:b@127.0.0.1:1/c',
      log: silentLog,
    })
    const unreachable: unknown = await withPlatform(nowhere, () =>
      inTransaction(() => findPlayer(id)).catch((error: unknown) => error),
    )
    await nowhere.close()
    installPlatform(test.platform)
    expect(isDatabaseAway(unreachable)).toBe(true)
    expect(isDatabaseAway(await sql`SELECT broken`.catch((error: unknown) => error))).toBe(false)
  })
})
