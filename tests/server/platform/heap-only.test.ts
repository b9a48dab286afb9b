import { afterAll, beforeAll, expect, it } from 'vitest'
import { withPlatform } from '#server/platform/ambient.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

const START = new Date('2026-01-15T12:00:00Z')

let game: Game
let lord: Lord
let bow: number
beforeAll(async () => {
  game = await openGame()
  const purse = {
    gold: 1_000_000,
    diamonds: 1000,
    level: 20,
    forge: 5,
    storage: 10,
    walls: 0,
    energy: 100,
    health: 40,
    healthAt: START,
  }
  lord = await game.lord(purse, ALL_PAGES_OPEN)
  bow = await on(() => giveGear(lord, { gearId: 1, quality: 50 }))
})
afterAll(() => game.close())

function on<T>(work: () => Promise<T>): Promise<T> {
  return withPlatform(game.platform, work)
}

type Updates = { readonly all: number; readonly heapOnly: number }

/** Connections count for themselves: each of the pool has to tell. */
async function readUpdates(): Promise<Updates> {
  const flushed = Array.from({ length: 12 }, () => sql`SELECT pg_stat_force_next_flush(), pg_sleep(0.02)`)
  await Promise.all(flushed)
  return sqlOne<Updates>`
    SELECT n_tup_upd AS "all", n_tup_hot_upd AS "heapOnly" FROM pg_stat_user_tables WHERE relname = 'player'`
}

const price = { gold: 40, diamonds: 0 }

/** Each kind of command that changes the castle. */
const COMMANDS: readonly (readonly [name: string, play: () => Promise<{ status: number }>])[] = [
  ['hiring', () => lord.call('buyUnits', { body: { group: 'squires', amount: 1 }, key: newKey() })],
  [
    'a purchase',
    () => lord.call('buyConsumables', { body: { consumableId: 1, amount: 3, price }, key: newKey() }),
  ],
  [
    'a sale',
    () => lord.call('sellConsumables', { body: { consumableId: 1, amount: 1, gold: 20 }, key: newKey() }),
  ],
  ['drinking', () => lord.call('drinkWine', { body: { consumableId: 1 }, key: newKey() })],
  [
    'sharpening',
    () => lord.call('grindGear', { body: { gearEntityId: bow, type: 'LIMITS' }, key: newKey() }),
  ],
  ['equipment', () => lord.call('equipGear', { body: { gearEntityId: bow }, key: newKey() })],
  ['energy', () => lord.call('restoreEnergy', { key: newKey() })],
  ['taxes', () => lord.call('startTaxCollection', { body: { hours: 1 }, key: newKey() })],
  [
    'a mission',
    () =>
      lord.call('startMission', {
        body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' },
        key: newKey(),
      }),
  ],
]

/** How many updates of castles these commands make, and how many of them write no index. */
async function updatesOf(commands: typeof COMMANDS): Promise<Updates> {
  const before = await on(readUpdates)
  for (const [name, play] of commands) {
    // Also notes the use of the session.
    game.clock.advance(61)
    expect((await play()).status, name).toBe(200)
  }
  // The mission and the taxes end.
  game.clock.advance(7200)
  await lord.gameData('missions', 'controlPanel')
  const read = async () => {
    const { all, heapOnly } = await on(readUpdates)
    return { all: all - before.all, heapOnly: heapOnly - before.heapOnly }
  }
  await expect
    .poll(async () => (await read()).all, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(commands.length)
  return read()
}

it('updates of a castle by commands write no index', async () => {
  const { all, heapOnly } = await updatesOf(COMMANDS)
  expect(all - heapOnly, `${heapOnly} of ${all} updates`).toBe(0)
})

it('an index on what commands change would end that', async () => {
  await on(() => sql`CREATE INDEX player_by_gold ON player (kind, gold, id)`)
  const { all, heapOnly } = await updatesOf(COMMANDS.slice(0, 3))
  expect(all - heapOnly).toBeGreaterThanOrEqual(3)
})
