import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foundCastle } from '#server/game/player/found-castle.ts'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const clock = createSettableClock(new Date('2026-01-15T12:00:00Z'))
let server: TestServer

/** Castles of these levels, named «Сосед 3» by level. Returns their ids in order. */
function found(kind: 'HUMAN' | 'NEIGHBOUR', prefix: string, levels: readonly number[]) {
  return server.on(() =>
    inTransaction(async () => {
      const ids: number[] = []
      for (const level of levels)
        ids.push((await foundCastle({ kind, name: `${prefix} ${level}`, level })).id)
      return ids
    }),
  )
}

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

async function neighboursOf(playerId: number) {
  const browser = await server.browserOf(playerId)
  const { data } = await browser.api.GET('/player/neighbours')
  return data?.items ?? []
}

describe('neighbours and the world', () => {
  it('are none for the very first player', async () => {
    const [alone = 0] = await found('HUMAN', 'Первый', [5])
    expect(await neighboursOf(alone)).toEqual([])
    const { data } = await server.visitor().api.GET('/public/world')
    expect(data).toMatchObject({ castles: 1, lords: 1, missionsToday: 0 })
  })

  it('are the eight nearest in level, nearest first, without the player; generated ones are marked', async () => {
    await found('NEIGHBOUR', 'Сосед', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const [me = 0] = await found('HUMAN', 'Игрок', [4])
    const items = await neighboursOf(me)
    const distances = items.map(({ player }) => Math.abs(player.level - 4))
    expect(items).toHaveLength(8)
    expect(distances).toEqual([0, 1, 1, 1, 2, 2, 3, 3])
    expect(items.map(({ player }) => player.playerId)).not.toContain(me)
    expect(items.find(({ player }) => player.name === 'Сосед 4')).toMatchObject({
      isGenerated: true,
      isOnline: false,
      player: {
        level: 4,
        title: 'KNIGHT',
        guildTag: null,
        avatarUrl: null,
        arms: expect.stringMatching(/^p\d+$/),
      },
    })
    expect(items.find(({ player }) => player.name === 'Первый 5')).toMatchObject({ isGenerated: false })
  })

  it('are online for five minutes after their last call', async () => {
    const [me = 0, friend = 0] = await found('HUMAN', 'Друг', [900, 901])
    await server.on(() =>
      inTransaction(async () => {
        savePlayer(await lockPlayer(friend), { lastSeenAt: clock.now() })
      }),
    )
    const isOnline = async () =>
      (await neighboursOf(me)).find(({ player }) => player.playerId === friend)?.isOnline
    expect(await isOnline()).toBe(true)
    clock.advance(5 * 60 + 1)
    expect(await isOnline()).toBe(false)
  })

  it('are for players only, while the world is public and lists the strongest', async () => {
    expect((await server.visitor().fetch('/api/player/neighbours')).status).toBe(401)
    clock.advance(61)
    const { data } = await server.visitor().api.GET('/public/world')
    expect(data).toMatchObject({ castles: 16, lords: 4 })
    expect(data?.strongest.map(({ player }) => player.level)).toEqual([901, 900, 12, 11, 10])
    expect(data?.strongest[0]?.player.title).toBe('DUKE')
  })
})
