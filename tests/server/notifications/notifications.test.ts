import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '#server/game/notifications/notify.ts'
import { NO_REWARD } from '#server/game/rewards/reward.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const reward = { ...NO_REWARD, gold: 120, diamonds: 2, glory: 20 }
async function lordWith(count: number): Promise<Lord> {
  const lord = await game.lord()
  await inTransaction(async () => {
    for (let level = 2; level < count + 2; level += 1)
      notify(lord.player.id, { type: 'LEVEL_UP', level, reward })
  })
  return lord
}
async function list(lord: Lord) {
  return (await lord.call('listNotifications')).body.items
}
async function countsOf(lord: Lord) {
  const data = (await lord.gameData('notifications')).notifications?.data
  return { unread: data?.unread, unshown: data?.unshown }
}

describe('notifications', () => {
  it('come newest first, page by page, with a text to show', async () => {
    const lord = await lordWith(3)
    const first = (await lord.call('listNotifications', { query: { limit: '2' } })).body
    expect(first.items.map((item) => item.level)).toEqual([4, 3])
    expect(first.items[0]).toMatchObject({
      title: 'Новый уровень: 4',
      text: 'Награда: золото 120, алмазы 2, слава 20.',
      isRead: false,
      isShown: false,
      fightId: null,
    })
    const second = await lord.call('listNotifications', {
      query: { limit: '2', cursor: first.nextCursor ?? '' },
    })
    expect(second.body).toMatchObject({ items: [{ level: 2 }], nextCursor: null })
  })

  it('are marked as read, and also as shown', async () => {
    const lord = await lordWith(3)
    const [newest] = await list(lord)
    const options = {
      body: { notificationIds: [newest?.notificationId] },
      key: newKey(),
      subscribes: ['notifications', 'playerLayout'] as const,
    }
    const answer = await lord.call('markNotificationsAsRead', options)
    expect(answer.body.marked).toBe(1)
    expect(answer.body.gameData).toEqual(await lord.gameData('notifications', 'playerLayout'))
    expect((await lord.call('markNotificationsAsRead', options)).text).toBe(answer.text)
    expect(await countsOf(lord)).toEqual({ unread: 2, unshown: 2 })
    expect((await list(lord)).map((item) => item.isRead)).toEqual([true, false, false])
  })

  it('are marked as shown or read all at once', async () => {
    const lord = await lordWith(3)
    expect((await lord.call('markAllNotificationsAsShown')).body.marked).toBe(3)
    expect(await countsOf(lord)).toEqual({ unread: 3, unshown: 0 })
    expect((await lord.call('markAllNotificationsAsShown')).body.marked).toBe(0)
    expect((await lord.call('markAllNotificationsAsRead')).body.marked).toBe(3)
    expect(await countsOf(lord)).toEqual({ unread: 0, unshown: 0 })
  })

  it('of another player, or unknown ones, are not found, and nothing changes', async () => {
    const lord = await lordWith(1)
    const stranger = await lordWith(1)
    const [own] = await list(stranger)
    const [foreign] = await list(lord)
    for (const unknown of [foreign?.notificationId, 999_999_999]) {
      const answer = await stranger.call('markNotificationsAsRead', {
        body: { notificationIds: [own?.notificationId, unknown] },
      })
      expect(answer.status).toBe(404)
    }
    expect(await countsOf(stranger)).toEqual({ unread: 1, unshown: 1 })
    expect(await countsOf(lord)).toEqual({ unread: 1, unshown: 1 })
    expect(await list(await game.lord())).toEqual([])
  })

  it.each([
    { notificationIds: [] },
    { notificationIds: [1, 1] },
    { notificationIds: ['1'] },
    { all: true },
    {},
  ])('refuse %j as a bad request', async (body) => {
    const lord = await lordWith(1)
    expect((await lord.call('markNotificationsAsRead', { body })).status).toBe(400)
    expect(
      await sql`SELECT id FROM notification WHERE player_id = ${lord.player.id} AND read_at IS NULL`,
    ).toHaveLength(1)
  })
})
