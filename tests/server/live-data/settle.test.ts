import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, newKey, openGame } from '../../support/open-game.ts'
import { giveResource, inventoryOf, lotOf, trader } from '../market/stall-keeper.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const wood = { marketKey: 'resource', itemId: 1, amount: 10 } as const

describe('due work before its timer has run', () => {
  it('is complete: all of several lots that end together are closed', async () => {
    const lord = await trader(game)
    await giveResource(lord, wood.itemId, 30)
    for (let lot = 0; lot < 3; lot += 1) await lotOf(lord, wood)
    game.clock.advance(24 * 3600)
    expect((await inventoryOf(lord)).resources).toMatchObject([{ amount: 30, amountInMarket: 0 }])
    expect((await lord.call('listMyMarketLots')).body.items).toEqual([])
  })

  it('is done before a command: ten ended lots leave room for a new one', async () => {
    const lord = await trader(game)
    await giveResource(lord, wood.itemId, 100)
    for (let lot = 0; lot < 10; lot += 1) await lotOf(lord, wood)
    game.clock.advance(24 * 3600)
    const body = { ...wood, amount: 100, currency: 'GOLD', price: 1_000, hours: 24 }
    expect((await lord.call('createMarketLot', { key: newKey(), body })).status).toBe(200)
  })

  it('stays done if the command is refused', async () => {
    const lord = await trader(game, { peasants: 50, gold: 0 })
    await lord.call('startTaxCollection', { key: newKey(), body: { hours: 1 } })
    game.clock.advance(3600)
    const dear = await lord.call('upgradeBuilding', { key: newKey(), body: { building: 'walls' } })
    expect(dear.error.code).toBe('notEnoughGold')
    const stored = await findPlayer(lord.player.id)
    expect(stored?.taxesEndsAt).toBeNull()
    expect(stored?.gold).toBeGreaterThan(0)
  })

  it('uses the connection of the command', async () => {
    const lord = await trader(game)
    // Records the use of the session now, because it takes a connection once a minute.
    await lord.gameData('army')
    const taken = []
    for (let round = 0; round < 5; round++) {
      let acquired = 0
      const count = () => {
        acquired += 1
      }
      game.platform.database.pool.on('acquire', count)
      const hired = await lord.call('buyUnits', { key: newKey(), body: { group: 'squires', amount: 1 } })
      game.platform.database.pool.off('acquire', count)
      expect(hired.status).toBe(200)
      taken.push(acquired)
    }
    // One for the session, one for the command. The server's own work (online players) may take one more.
    expect(Math.min(...taken)).toBe(2)
  })

  it('does not block the castle if it fails', async () => {
    const lord = await trader(game)
    const { id } = lord.player
    const onMarket = (amount: number) =>
      sql`UPDATE resource_stack SET amount_in_market = ${amount} WHERE player_id = ${id}`
    await giveResource(lord, wood.itemId, 30)
    await lotOf(lord, wood)
    await onMarket(0)
    game.clock.advance(24 * 3600)
    expect((await inventoryOf(lord)).resources).toMatchObject([{ amount: 30 }])
    const hired = await lord.call('buyUnits', { key: newKey(), body: { group: 'squires', amount: 1 } })
    expect(hired.status).toBe(200)
    await onMarket(10)
    expect((await inventoryOf(lord)).resources).toMatchObject([{ amount: 30, amountInMarket: 0 }])
  })
})
