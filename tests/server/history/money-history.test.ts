import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CURRENCIES, CURRENCY_CODES } from '#rules/core/currencies.ts'
import { earn, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { MONEY_SOURCES, type Money, type MoneySource } from '#server/game/player/money.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { readPages } from './read-pages.ts'

/** Lines of the store must have a paid order: tests/server/donate. */
const FREE_SOURCES = MONEY_SOURCES.filter((source) => source !== 'DONATE')

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function moneyOf(lord: Lord) {
  return (query: Readonly<Record<string, string>>) => lord.call('listMoneyHistory', { query })
}
function newLord(overrides = {}) {
  return game.lord(overrides, ALL_PAGES_OPEN)
}
function pay(lord: Lord, money: Money, source: MoneySource, reference?: string) {
  return inTransaction(async () => earn(await lockPlayer(lord.player.id), money, source, { reference }))
}
function take(lord: Lord, money: Money, source: MoneySource, reference?: string) {
  return inTransaction(async () => spend(await lockPlayer(lord.player.id), money, source, { reference }))
}

/** A player with an increase and a decrease of every source, in all three currencies. */
async function muchMoved(): Promise<Lord> {
  const lord = await newLord({ gold: 100, diamonds: 100, glory: 100 })
  for (const source of FREE_SOURCES) {
    await pay(lord, { gold: 7, diamonds: 5, glory: 3 }, source)
    await take(lord, { gold: 2, diamonds: 1, glory: 3 }, source)
  }
  return lord
}

describe('money in the account book', () => {
  it('says what it was for, and links to the report', async () => {
    const lord = await newLord({ gold: 1_000, diamonds: 3, squires: 5_000 })
    await lord.call('buyUnits', { body: { group: 'archers', amount: 2 } })
    await lord.call('startMission', {
      body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' },
    })
    await lord.call('restoreEnergy')
    game.clock.advance(60)
    const { body } = await lord.call('listMoneyHistory')
    const fight = (await lord.call('listFights')).body.items[0]
    const gold = body.items.filter(({ currency, source }) => currency === 'GOLD' || source === 'ENERGY')
    expect(gold.map(({ source, about, fightId }) => ({ source, about, fightId }))).toEqual([
      { source: 'MISSION', about: 'Старая мельница', fightId: fight?.fightId },
      { source: 'ENERGY', about: null, fightId: null },
      { source: 'ARMY', about: '2\u00a0лучника', fightId: null },
      { source: 'START', about: null, fightId: null },
    ])
    expect(gold[0]).toMatchObject({
      currency: 'GOLD',
      type: 'INCREASE',
      amount: fight?.reward.gold,
      balanceAfter: (await findPlayer(lord.player.id))?.gold,
    })
  })

  it.each([
    ['units:archers:5', '5\u00a0лучников'],
    ['level:5', '5-й\u00a0уровень'],
    ['tutorial:firstWinQuest', 'Победите в первом походе'],
    ['building:walls:3', 'Стены, 3-й\u00a0уровень'],
    ['branch:battle', 'Битва'],
    ['skill:marching:2', 'Строевой шаг, 2-й\u00a0уровень'],
    ['taxes:4', 'сбор за 4\u00a0часа'],
    ['gear:39', 'Лапти'],
    ['gear:39:1200', 'Лапти'],
    ['gear:999', 'Заготовка'],
    ['resource:1:40', 'Дерево, 40'],
    ['lotFee:gear:39', 'пошлина за лот: Лапти'],
    ['lotFee:resource:1:40', 'пошлина за лот: Дерево, 40'],
    ['lotFee:nothing:1', null],
    ['goldPack:purse', 'Кошель'],
    ['infinite:winMissions:3', 'Дорога славы, 3-я\u00a0ступень'],
    ['ladder:4', '4-й день подряд'],
    ['units:squires:1', '1\u00a0оруженосец'],
    ['mission:999999', null],
    ['mission:x', null],
    ['units:archers:many', null],
    ['archers:5', null],
    ['gear:777', null],
    ['nobodyKnows:1', null],
    ['constructor:1', null],
    ['level', null],
  ])('reads the reference %s as %s', async (reference, about) => {
    const lord = await newLord()
    await pay(lord, { gold: 1 }, 'ADMIN', reference)
    expect((await lord.call('listMoneyHistory')).body.items).toMatchObject([{ source: 'ADMIN', about }])
  })

  it('adds up to the purse, entry by entry', async () => {
    const lord = await muchMoved()
    const lines = await readPages(moneyOf(lord), { limit: '40' })
    expect(lines).toHaveLength(FREE_SOURCES.length * 6 + 3)
    const owner = await findPlayer(lord.player.id)
    for (const currency of CURRENCY_CODES) {
      let balance = owner?.[CURRENCIES[currency].purse]
      for (const line of lines.filter((one) => one.currency === currency)) {
        expect(line.balanceAfter).toBe(balance)
        balance = line.balanceAfter - (line.type === 'INCREASE' ? line.amount : -line.amount)
      }
      expect(balance).toBe(0)
    }
  })

  it('matches every combination of filters', async () => {
    const lord = await muchMoved()
    const all = await readPages(moneyOf(lord), { limit: '100' })
    const optional = <T>(values: readonly T[]) => [undefined, ...values]
    for (const currency of optional(CURRENCY_CODES)) {
      for (const type of optional(['INCREASE', 'DECREASE'] as const)) {
        for (const source of optional(['ARMY', 'START'] as const)) {
          const query = Object.entries({ currency, type, source }).filter(
            (field): field is [string, NonNullable<(typeof field)[1]>] => field[1] !== undefined,
          )
          const found = await readPages(moneyOf(lord), {
            ...Object.fromEntries(query),
            limit: '7',
          })
          const expected = all.filter(
            (line) =>
              line.currency === (currency ?? line.currency) &&
              line.type === (type ?? line.type) &&
              line.source === (source ?? line.source),
          )
          expect(found, JSON.stringify(query)).toEqual(expected)
          expect(found.length, JSON.stringify(query)).toBeGreaterThan(0)
        }
      }
    }
  })

  it('neither repeats nor loses an entry while new ones arrive', async () => {
    const lord = await newLord({ gold: 10 })
    for (let turn = 0; turn < 7; turn += 1) await pay(lord, { gold: 1 }, 'TAXES')
    const before = await readPages(moneyOf(lord), { limit: '100' })
    const during = await readPages(moneyOf(lord), { limit: '2' }, () => pay(lord, { gold: 5 }, 'ARMY'))
    expect(during).toEqual(before)
  })

  it('is visible only to its player', async () => {
    const lord = await newLord({ gold: 77 })
    const stranger = await newLord()
    expect((await stranger.call('listMoneyHistory')).body.items).toEqual([])
    const [own] = (await lord.call('listMoneyHistory', { query: { limit: '1' } })).body.items
    expect(own).toMatchObject({ amount: 77 })
    await pay(lord, { gold: 1 }, 'TAXES')
    const { nextCursor } = (await lord.call('listMoneyHistory', { query: { limit: '1' } })).body
    const query = { cursor: String(nextCursor) }
    expect((await stranger.call('listMoneyHistory', { query })).body.items).toEqual([])
    expect((await game.visitor('listMoneyHistory')).status).toBe(401)
    expect((await game.visitor('getMoneySummary')).status).toBe(401)
  })

  it.each<Readonly<Record<string, string>>>([
    { currency: 'gold' },
    { source: 'THEFT' },
    { type: 'BOTH' },
    { cursor: 'MA' },
    { limit: '101' },
  ])('refuses %o', async (query) => {
    const lord = await newLord()
    expect((await lord.call('listMoneyHistory', { query })).status).toBe(400)
  })
})

/** The session lasts longer than the month that the test skips. */
function stayLoggedIn(lord: Lord) {
  return sql`
  UPDATE session SET idle_expires_at = '2027-01-01', expires_at = '2027-01-01' WHERE player_id = ${lord.player.id}`
}

describe('thirty days of money', () => {
  it('are game days of Moscow, today last', async () => {
    game.clock.set(new Date('2026-03-01T20:59:59Z'))
    const lord = await newLord()
    await stayLoggedIn(lord)
    await pay(lord, { gold: 10 }, 'TAXES')
    game.clock.set(new Date('2026-03-01T21:00:00Z'))
    await pay(lord, { gold: 20, glory: 4 }, 'MISSION')
    await take(lord, { gold: 5 }, 'ARMY')
    const { body } = await lord.call('getMoneySummary')
    expect(body.days).toHaveLength(30)
    const none = { income: 0, spending: 0 }
    expect(body.days.slice(-2)).toEqual([
      {
        startsAt: '2026-02-28T21:00:00.000Z',
        gold: { income: 10, spending: 0 },
        diamonds: none,
        glory: none,
      },
      {
        startsAt: '2026-03-01T21:00:00.000Z',
        gold: { income: 20, spending: 5 },
        diamonds: none,
        glory: { income: 4, spending: 0 },
      },
    ])
    expect(body.sources).toEqual([
      { source: 'MISSION', currency: 'GOLD', income: 20, spending: 0 },
      { source: 'TAXES', currency: 'GOLD', income: 10, spending: 0 },
      { source: 'ARMY', currency: 'GOLD', income: 0, spending: 5 },
      { source: 'MISSION', currency: 'GLORY', income: 4, spending: 0 },
    ])
    game.clock.set(new Date('2026-03-30T20:59:59Z'))
    const later = (await lord.call('getMoneySummary')).body
    expect(later.days[0]).toMatchObject({ startsAt: '2026-02-28T21:00:00.000Z', gold: { income: 10 } })
    game.clock.set(new Date('2026-03-30T21:00:00Z'))
    const latest = (await lord.call('getMoneySummary')).body
    expect(latest.days[0]).toMatchObject({ startsAt: '2026-03-01T21:00:00.000Z', gold: { income: 20 } })
    expect(latest.sources.map(({ source }) => source)).not.toContain('TAXES')
  })
})
