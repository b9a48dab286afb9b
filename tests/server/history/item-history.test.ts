import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveConsumables, removeConsumables } from '#server/game/items/consumables.ts'
import { receiveGear, removeGear } from '#server/game/items/gear.ts'
import { receiveResources, removeResources } from '#server/game/items/resources.ts'
import { type LockedPlayer, lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { readPages } from './read-pages.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function itemsOf(lord: Lord) {
  return (query: Readonly<Record<string, string>>) => lord.call('listItemHistory', { query })
}
function newLord() {
  return game.lord({}, ALL_PAGES_OPEN)
}
function change<T>(lord: Lord, work: (player: LockedPlayer) => Promise<T>): Promise<T> {
  return inTransaction(async () => work(await lockPlayer(lord.player.id)))
}

/** Items come and go six times. The clock stands still in half of them, so that some entries have the same time. */
async function muchMoved(): Promise<Lord> {
  const lord = await newLord()
  for (let turn = 0; turn < 6; turn += 1) {
    await change(lord, async (player) => {
      await receiveResources(
        player,
        [
          { resourceId: 1, amount: 5 },
          { resourceId: 2, amount: 9 },
        ],
        'MISSION',
      )
      const [gear] = await receiveGear(
        player,
        [
          { gearId: 39, quality: 50 },
          { gearId: 11, quality: 7 },
        ],
        'SHOP',
      )
      await receiveConsumables(player, [{ consumableId: 1, amount: 2 }], 'SHOP')
      await removeResources(player, [{ resourceId: 2, amount: 4 }], 'BUILDING', 'building:walls:2')
      await removeGear(player, [gear?.gearEntityId ?? 0], 'ENHANCE')
      await removeConsumables(player, [{ consumableId: 1, amount: 1 }], 'DRINK')
    })
    if (turn % 2 === 0) game.clock.advance(1)
  }
  return lord
}

describe('items in the account book', () => {
  it('come with their names, newest first', async () => {
    const lord = await newLord()
    const [gear] = await change(lord, (player) =>
      receiveGear(player, [{ gearId: 39, quality: 50 }], 'TUTORIAL'),
    )
    game.clock.advance(1)
    await change(lord, (player) => receiveResources(player, [{ resourceId: 1, amount: 30 }], 'DAILY_REWARD'))
    game.clock.advance(1)
    await change(lord, (player) =>
      removeResources(player, [{ resourceId: 1, amount: 12 }], 'BUILDING', 'building:walls:1'),
    )
    game.clock.advance(1)
    await change(lord, (player) => receiveConsumables(player, [{ consumableId: 1, amount: 2 }], 'SHOP'))
    const { items, nextCursor } = (await lord.call('listItemHistory')).body
    expect(nextCursor).toBeNull()
    expect(items).toMatchObject([
      { kind: 'consumable', action: 'RECEIVED', amount: 2, source: 'SHOP', itemId: 1, about: null },
      { kind: 'resource', action: 'REMOVED', amount: 12, name: 'Дерево', about: 'Стены, 1-й\u00a0уровень' },
      { kind: 'resource', action: 'RECEIVED', amount: 30, source: 'DAILY_REWARD', gearEntityId: null },
      { kind: 'gear', action: 'RECEIVED', amount: 1, name: 'Лапти', gearEntityId: gear?.gearEntityId },
    ])
  })

  it('link loot to its report', async () => {
    const lord = await game.lord({ level: 6, archers: 5_000, squires: 20_000 }, ALL_PAGES_OPEN)
    for (let turn = 0; turn < 8; turn += 1) {
      await lord.call('startMission', {
        body: { missionKey: 'oldMill', difficulty: 'HARD', skill: 'REAR_BATTLE' },
      })
      game.clock.advance(3_600)
      await lord.gameData('missions')
    }
    const fights = (await lord.call('listFights')).body.items
    const brought = fights.flatMap(({ fightId, reward }) =>
      reward.resources.map(({ name, amount }) => ({ fightId, name, amount, about: 'Старая мельница' })),
    )
    expect(brought.length).toBeGreaterThan(0)
    const lines = await readPages(itemsOf(lord), { kind: 'resource', source: 'MISSION' })
    const shown = lines.map(({ fightId, name, amount, about }) => ({ fightId, name, amount, about }))
    expect(shown).toEqual(expect.arrayContaining(brought))
    expect(shown).toHaveLength(brought.length)
  })

  it('are complete and unique page by page, also with equal times and while new ones arrive', async () => {
    const lord = await muchMoved()
    const whole = (await lord.call('listItemHistory', { query: { limit: '100' } })).body.items
    expect(whole).toHaveLength(48)
    const keys = new Set(whole.map(({ kind, entryId }) => `${kind} ${entryId}`))
    expect(keys.size).toBe(48)
    for (const limit of ['1', '5', '47', '48'])
      expect(await readPages(itemsOf(lord), { limit }), limit).toEqual(whole)
    game.clock.advance(1)
    const during = await readPages(itemsOf(lord), { limit: '9' }, () =>
      change(lord, (player) => receiveResources(player, [{ resourceId: 3, amount: 1 }], 'MISSION')),
    )
    expect(during).toEqual(whole)
  })

  it('match every combination of filters', async () => {
    const lord = await muchMoved()
    const all = await readPages(itemsOf(lord), { limit: '100' })
    for (const kind of [undefined, 'gear', 'resource', 'consumable'] as const) {
      for (const action of [undefined, 'RECEIVED', 'REMOVED'] as const) {
        for (const source of [undefined, 'SHOP', 'BUILDING'] as const) {
          const query: Record<string, string> = { limit: '4' }
          if (kind) query.kind = kind
          if (action) query.action = action
          if (source) query.source = source
          const expected = all.filter(
            (line) =>
              line.kind === (kind ?? line.kind) &&
              line.action === (action ?? line.action) &&
              line.source === (source ?? line.source),
          )
          expect(await readPages(itemsOf(lord), query), JSON.stringify(query)).toEqual(expected)
        }
      }
    }
  })

  it('are counted by game day and kind', async () => {
    const lord = await newLord()
    await change(lord, (player) => receiveResources(player, [{ resourceId: 1, amount: 30 }], 'MISSION'))
    game.clock.advance(86_400)
    await change(lord, async (player) => {
      await receiveGear(
        player,
        [
          { gearId: 39, quality: 50 },
          { gearId: 40, quality: 50 },
        ],
        'SHOP',
      )
      await removeResources(player, [{ resourceId: 1, amount: 10 }], 'BUILDING')
    })
    const { days } = (await lord.call('getItemSummary')).body
    const none = { received: 0, removed: 0 }
    expect(days.slice(-2)).toMatchObject([
      { resource: { received: 30, removed: 0 }, gear: none, consumable: none },
      { resource: { received: 0, removed: 10 }, gear: { received: 2, removed: 0 }, consumable: none },
    ])
    expect(days).toHaveLength(30)
  })

  it('are visible only to their player', async () => {
    const lord = await muchMoved()
    const { nextCursor } = (await lord.call('listItemHistory', { query: { limit: '1' } })).body
    const stranger = await newLord()
    const query = { cursor: String(nextCursor) }
    expect((await stranger.call('listItemHistory', { query })).body.items).toEqual([])
    const { days } = (await stranger.call('getItemSummary')).body
    expect(JSON.stringify(days)).not.toMatch(/[1-9]\d*,"removed"|"removed":[1-9]/)
    expect((await game.visitor('listItemHistory')).status).toBe(401)
  })

  const made = (text: string) => Buffer.from(text).toString('base64url')
  it.each<Readonly<Record<string, string>>>([
    { kind: 'GEAR' },
    { action: 'LOST' },
    { cursor: 'MA' },
    { cursor: made('1.0.1.1') },
    { cursor: made('1.3.1') },
    { cursor: made('1.0.0') },
    { cursor: made('1e3.0.1') },
    { cursor: made('-5.0.1') },
    { cursor: made('999999999999999999.0.1') },
  ])('refuse %o', async (query) => {
    const lord = await newLord()
    expect((await lord.call('listItemHistory', { query })).status).toBe(400)
  })
})
