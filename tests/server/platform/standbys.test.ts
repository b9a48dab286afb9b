import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { openStandbyPool } from '#server/platform/standbys/standby-pool.ts'
import { STANDBY_READS } from '#server/platform/standbys/standby-reads.ts'
import { openStandbys } from '#server/platform/standbys/standbys.ts'
import { heardLog } from '../../support/heard-log.ts'
import { openTestSession } from '../../support/open-session.ts'
import { canReplicate } from '../../support/replica.ts'
import {
  listOf,
  notesAbout,
  POLL,
  type Reader,
  type ReplicatedGame,
  readJson,
  readsAtStandby,
  sameAt,
  send,
  startReplicatedGame,
} from '../../support/replicated-game.ts'
import type { TestClient } from '../../support/server.ts'

let game: ReplicatedGame
beforeAll(async () => {
  if (canReplicate) game = await startReplicatedGame()
})
afterAll(() => game?.close())

async function publishGuide(client: TestClient, title: string): Promise<number> {
  const { guide } = await send(client, '/guides', { title, description: 'Коротко', content: '<p>Текст</p>' })
  await send(client, `/guides/${guide.guideId}/publish`, { revision: guide.revision })
  return guide.guideId
}

async function guideTitles(reader: Reader): Promise<string[]> {
  const { items } = await readJson(reader, '/public/guides')
  return items.map(({ title }: { title: string }) => title)
}

const LISTS_OF_PLAYERS: readonly OperationId[] = [
  'listMoneyEntriesForAdmin',
  'listItemEntriesForAdmin',
  'listPlayerFightsForAdmin',
  'listPlayerNotesForAdmin',
]

/** The address of a read, with what it asks for. */
function addressOf(operation: OperationId, guideId: number): string {
  const { path } = operations[operation]
  if (LISTS_OF_PLAYERS.includes(operation)) return listOf(game.adminId, path)
  if (operation.includes('ByName')) return `${path}?name=Player`
  return path.replace('{id}', String(game.adminId)).replace('{guideId}', String(guideId))
}

describe.skipIf(!canReplicate)('reads at a standby (copies a database by cp -a)', () => {
  it('are those of the list, and all of them work there', async () => {
    await game.untilUsed()
    const guideId = await publishGuide(await game.newBrowser(), 'Для всех чтений')
    await game.replica.untilCaughtUp()
    const reader = await game.newBrowser()
    for (const operation of STANDBY_READS) {
      const before = await readsAtStandby(game.here)
      // A public answer may still be kept from an earlier read.
      await expect
        .poll(async () => {
          await readJson(reader, addressOf(operation, guideId))
          return readsAtStandby(game.here)
        }, POLL)
        .toBeGreaterThan(before)
    }
    expect(game.log.said()).not.toContain('failed at a standby')
    const connected = await game.replica.atStandby(
      `SELECT FROM pg_stat_activity WHERE application_name = 'donjon reads'`,
    )
    expect(connected.length).toBeGreaterThan(0)
  })

  it('leave everything else at the primary', async () => {
    await game.untilUsed()
    const reader = await game.newBrowser()
    const before = await readsAtStandby(game.here)
    for (const path of [
      '/public/game-tips',
      `/admin/players/${game.adminId}`,
      '/public/knowledge-base',
      '/guides',
    ])
      await readJson(reader, path)
    expect(await readsAtStandby(game.here)).toBe(before)
  })

  it('show what the same browser has written, at each process, while others may see it later', async () => {
    const seenByOthers: boolean[] = []
    // A round says nothing if the machine is so slow that the standby is left alone meanwhile.
    for (let round = 0; round < 10 && !seenByOthers.includes(false); round += 1) {
      await game.untilUsed()
      await game.whilePaused(async () => {
        const author = await game.newBrowser()
        const text = `Записка ${round}`
        await send(author, '/admin/player-notes', { playerId: game.adminId, text })
        for (const server of [game.here, game.there])
          expect(await notesAbout(game.adminId, sameAt(author, server))).toContain(text)
        seenByOthers.push((await notesAbout(game.adminId, await game.newBrowser())).includes(text))
      })
    }
    expect(seenByOthers).toContain(false)
  })

  it('do so too where an answer is kept for everybody', async () => {
    await game.untilUsed()
    await game.whilePaused(async () => {
      const author = await game.newBrowser()
      await publishGuide(author, 'Новое руководство')
      for (const server of [game.here, game.there]) {
        // It may be an old one, which the process keeps for a second.
        await guideTitles(server.visitor())
        expect(await guideTitles(sameAt(author, server))).toContain('Новое руководство')
      }
    })
  })

  it('show what a session without cookies has written', async () => {
    await game.untilUsed()
    await game.whilePaused(async () => {
      const { bearer } = await openTestSession(game.here.platform, game.adminId)
      const headers = { authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' }
      const body = JSON.stringify({ playerId: game.adminId, text: 'Без куки' })
      const at = (path: string, init?: RequestInit) => fetch(`${game.here.url}${path}`, { ...init, headers })
      expect((await at('/api/admin/player-notes', { method: 'POST', body })).status).toBe(200)
      expect(await notesAbout(game.adminId, { fetch: at })).toContain('Без куки')
    })
  })

  it.each(['unknown', '', '-1', '0x1'])('are left to the primary for the position «%s»', async (position) => {
    await game.untilUsed()
    await game.whilePaused(async () => {
      const text = `Записка при «${position}»`
      await send(await game.newBrowser(), '/admin/player-notes', { playerId: game.adminId, text })
      const headers = { cookie: `${(await game.newBrowser()).cookies()}; position=${position}` }
      const reader = { fetch: (path: string) => fetch(`${game.here.url}${path}`, { headers }) }
      expect(await notesAbout(game.adminId, reader)).toContain(text)
    })
  })

  it('never pair an old text with a new revision', async () => {
    await game.untilUsed()
    await game.whilePaused(async () => {
      const tip = {
        revision: 0,
        title: 'Новый',
        baseContent: 'Новое',
        additionalContent: '',
        state: 'PUBLISHED',
      }
      const path = '/admin/knowledge-base/tip/playerArmyArchers'
      await send(await game.newBrowser(), path, tip, 'PUT')
      for (const server of [game.here, game.there]) {
        const title = async () =>
          (await readJson(server.visitor(), '/public/game-tips')).playerArmyArchers.title
        await expect.poll(title, POLL).toBe('Новый')
      }
    })
  })

  it('are not made, and positions are unknown, while the primary does not answer', async () => {
    const away = new URL(game.replica.primaryUrl)
    away.port = String(await freePort())
    const url = game.replica.standbyUrl
    const { log } = heardLog()
    const options = { url, primaryUrl: away.href, size: 1, pipeline: true, log, onRead: () => undefined }
    const standbys = openStandbys(options)
    expect(await standbys.positionNow()).toBeUndefined()
    expect(await standbys.take(0n)).toBeUndefined()
    await standbys.close()
  })

  it('cannot write, even at a primary', async () => {
    for (const url of [game.replica.standbyUrl, game.replica.primaryUrl]) {
      const pool = openStandbyPool({ url, size: 1, pipeline: true, onLost: () => undefined })
      const write = pool.query('UPDATE public_data SET revision = revision + 1')
      await expect(write).rejects.toMatchObject({ code: '25006' })
      await pool.end()
    }
  })
})
