import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { recordStatements } from '#tools/bench/record-call.ts'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { buy as buyLot, giveResource, lotOf, trader } from '../market/stall-keeper.ts'

let game: Game
beforeAll(async () => {
  game = await openGame({ WORLD_NEIGHBOURS: '0' })
})
afterAll(() => game.close())

/** What a call costs the database: statements with BEGIN and COMMIT, and how often it waits for them. */
type Cost = { readonly statements: number; readonly roundTrips: number }

type Play = () => Promise<{ readonly status: number }>

async function costOf(play: Play): Promise<Cost> {
  let status = 0
  const sent = await recordStatements(async () => {
    status = (await play()).status
  })
  expect(status).toBe(200)
  return { statements: sent.length, roundTrips: sent.filter(({ isWaitedFor }) => isWaitedFor).length }
}

const everyChannel = Object.fromEntries(CHANNEL_NAMES.map((name) => [name, 'true']))

type Frequent = { readonly cost: Cost; prepare(): Promise<Play> }

/** The most frequent calls. A change that makes one dearer says why in its commit. One that makes it cheaper lowers the figure. */
const CALLS: Readonly<Record<string, Frequent>> = {
  'GET /game-data, every channel': {
    cost: { statements: 30, roundTrips: 4 },
    prepare: async () => {
      const lord = await richLord()
      return () => lord.call('getGameData', { query: everyChannel })
    },
  },
  'GET /game-data, the panel': {
    cost: { statements: 5, roundTrips: 3 },
    prepare: async () => {
      const lord = await richLord()
      return () => lord.call('getGameData', { query: { controlPanel: 'true' } })
    },
  },
  'POST /missions/start': {
    cost: { statements: 18, roundTrips: 6 },
    prepare: async () => {
      const lord = await richLord()
      const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
      return () => lord.call('startMission', { key: newKey(), body })
    },
  },
  'POST /player-army/buy': {
    cost: { statements: 13, roundTrips: 5 },
    prepare: async () => {
      const lord = await richLord()
      return () => lord.call('buyUnits', { key: newKey(), body: { group: 'archers', amount: 1 } })
    },
  },
  'POST /player-buildings/upgrade': {
    cost: { statements: 12, roundTrips: 5 },
    prepare: async () => {
      const lord = await richLord()
      await giveResource(lord, 1, 500)
      return () => lord.call('upgradeBuilding', { key: newKey(), body: { building: 'stable' } })
    },
  },
  'POST /player-taxes/start': {
    cost: { statements: 11, roundTrips: 5 },
    prepare: async () => {
      const lord = await richLord()
      return () => lord.call('startTaxCollection', { key: newKey(), body: { hours: 1 } })
    },
  },
  'POST /player-inventory/equip-gear': {
    cost: { statements: 15, roundTrips: 7 },
    prepare: async () => {
      const lord = await richLord()
      const gearEntityId = await giveGear(lord, { gearId: 1, quality: 60 })
      return () => lord.call('equipGear', { key: newKey(), body: { gearEntityId } })
    },
  },
  'POST /trade/market/lots/{lotId}/buy': {
    cost: { statements: 21, roundTrips: 13 },
    prepare: async () => {
      const [seller, buyer] = [await trader(game), await trader(game)]
      await giveResource(seller, 1, 30)
      const lot = await lotOf(seller, { marketKey: 'resource', itemId: 1, amount: 10 })
      return () => buyLot(buyer, lot)
    },
  },
  'GET /trade/market/{marketKey}/lots': {
    cost: { statements: 2, roundTrips: 2 },
    prepare: async () => {
      const lord = await richLord()
      return () => lord.call('listMarketLots', { params: { marketKey: 'resource' } })
    },
  },
  'GET /player-notifications': {
    cost: { statements: 4, roundTrips: 3 },
    prepare: async () => {
      const lord = await richLord()
      return () => lord.call('listNotifications')
    },
  },
}

function richLord(): Promise<Lord> {
  return game.lord({ level: 20, gold: 1_000_000, diamonds: 1_000, energy: 120 }, ALL_PAGES_OPEN)
}

/** Work in the background may send statements too, so the cheapest of three counts. The first call of a server reads more. */
async function cheapestOf(prepare: () => Promise<Play>): Promise<Cost> {
  await costOf(await prepare())
  const costs: Cost[] = []
  while (costs.length < 3) costs.push(await costOf(await prepare()))
  return {
    statements: Math.min(...costs.map(({ statements }) => statements)),
    roundTrips: Math.min(...costs.map(({ roundTrips }) => roundTrips)),
  }
}

describe('what the database does for', () => {
  it.each(Object.entries(CALLS))('%s', async (_name, { cost, prepare }) => {
    const { statements, roundTrips } = await cheapestOf(prepare)
    expect(statements).toBe(cost.statements)
    // Statements of loads that run side by side may share one more or less.
    expect(roundTrips).toBeLessThanOrEqual(cost.roundTrips)
  })
})
