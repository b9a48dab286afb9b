import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { changeEnhancePoints } from '#server/game/items/enhance-points.ts'
import { receiveGear, removeGear, transferGear } from '#server/game/items/gear.ts'
import { readGear, readWornGear, saveGear } from '#server/game/items/gear-row.ts'
import { lockPlayer, lockPlayers } from '#server/game/player/lock-order.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

function give(playerId: number, ...items: Parameters<typeof receiveGear>[1]) {
  return inTransaction(async () => receiveGear(await lockPlayer(playerId), items, 'SHOP', 'offer:1'))
}
function remove(playerId: number, ids: readonly number[]) {
  return inTransaction(async () => removeGear(await lockPlayer(playerId), ids, 'ENHANCE'))
}

describe('gear items', () => {
  it('are added in order, and initial gear is worn', async () => {
    const { id } = await buildPlayer()
    const received = await give(
      id,
      { gearId: 39, quality: 30 },
      { gearId: 1, quality: 90, equippedSlot: 1 },
      { gearId: 19, quality: 5, equippedSlot: 4 },
    )
    expect(received.map(({ gearId, quality }) => [gearId, quality])).toEqual([
      [39, 30],
      [1, 90],
      [19, 5],
    ])
    expect((await readWornGear(id)).map(({ gearId }) => gearId)).toEqual([1, 19])
    expect((await readGear(id)).map(({ gearId }) => gearId)).toEqual([19, 1, 39])
  })

  it('are removed all or none: not worn, locked, on the market or of another player', async () => {
    const { id } = await buildPlayer()
    const stranger = await buildPlayer()
    const free = (await give(id, { gearId: 1, quality: 1 }))[0]?.gearEntityId ?? 0
    const others = await give(
      id,
      { gearId: 1, quality: 2, equippedSlot: 1 },
      { gearId: 1, quality: 3 },
      { gearId: 1, quality: 4 },
    )
    await inTransaction(async () => {
      await lockPlayer(id)
      const [offered, locked] = await readGear(id)
      if (offered && locked) {
        saveGear(offered, { isInMarket: true })
        saveGear(locked, { isLocked: true })
      }
    })
    for (const { gearEntityId } of others) {
      await expect(remove(id, [free, gearEntityId])).rejects.toMatchObject({ status: 404 })
    }
    await expect(remove(stranger.id, [free])).rejects.toMatchObject({ status: 404 })
    await remove(id, [free])
    expect(await readGear(id)).toHaveLength(3)
    expect(await dataFaults()).toEqual([])
  })

  it('change owners on the market once, in both histories', async () => {
    const [giver, taker, late] = [await buildPlayer(), await buildPlayer(), await buildPlayer()]
    const id = (await give(giver.id, { gearId: 1, quality: 50 }))[0]?.gearEntityId ?? 0
    const hand = (to: number) =>
      inTransaction(async () => {
        const players = await lockPlayers([giver.id, to])
        const [from, buyer] = [giver.id, to].map((wanted) => players.find((player) => player.id === wanted))
        if (from && buyer) await transferGear(from, buyer, id, 'MARKET', 'lot:1')
      })
    await expect(hand(taker.id)).rejects.toMatchObject({ status: 404 })
    await sql`UPDATE gear SET is_in_market = true, viewed_at = now() WHERE id = ${id}`
    const outcomes = await Promise.allSettled([hand(taker.id), hand(late.id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [item] = await sql<{ playerId: number }>`
      SELECT player_id, from_market, is_in_market, viewed_at FROM gear WHERE id = ${id}`
    expect(item).toMatchObject({ fromMarket: true, isInMarket: false, viewedAt: null })
    expect(
      await sql`SELECT player_id, action FROM gear_entry WHERE gear_entity_id = ${id} ORDER BY id`,
    ).toEqual([
      { playerId: giver.id, action: 'RECEIVED' },
      { playerId: giver.id, action: 'REMOVED' },
      { playerId: item?.playerId, action: 'RECEIVED' },
    ])
    expect(await dataFaults()).toEqual([])
  })
})

describe('faults that the data check finds', () => {
  const faultsAfter = async (damage: () => Promise<unknown>, repair: () => Promise<unknown>) => {
    await damage()
    const rules = (await dataFaults()).map(({ rule }) => rule)
    await repair()
    expect(await dataFaults()).toEqual([])
    return rules
  }

  it('are gear without history, history without gear, and an unrecorded change of owner', async () => {
    const [{ id }, thief] = [await buildPlayer(), await buildPlayer()]
    const gear = (await give(id, { gearId: 1, quality: 50 }))[0]?.gearEntityId ?? 0
    const rule = 'the history gives every gear item to its one owner'
    const move = (to: number) => sql`UPDATE gear SET player_id = ${to} WHERE id = ${gear}`
    expect(
      await faultsAfter(
        () => move(thief.id),
        () => move(id),
      ),
    ).toEqual([rule, rule])
    const born = () => sql`
      INSERT INTO gear (id, player_id, gear_id, quality, created_at) VALUES (900000, ${id}, 1, 1, now())`
    expect(await faultsAfter(born, () => sql`DELETE FROM gear WHERE id = 900000`)).toEqual([rule])
  })

  it('are unrecorded enhance points, and a stack that differs from its history', async () => {
    const { id } = await buildPlayer()
    await inTransaction(async () => changeEnhancePoints(await lockPlayer(id), 70, 'ADMIN'))
    const points = (amount: number) => sql`UPDATE player SET enhance_points = ${amount} WHERE id = ${id}`
    expect(
      await faultsAfter(
        () => points(71),
        () => points(70),
      ),
    ).toEqual(['the ledger adds up to the enhance points'])
    const wine = () =>
      sql`INSERT INTO consumable_stack (player_id, consumable_id, amount) VALUES (${id}, 1, 3)`
    expect(await faultsAfter(wine, () => sql`DELETE FROM consumable_stack WHERE player_id = ${id}`)).toEqual([
      'the history adds up to the stack',
    ])
  })
})
