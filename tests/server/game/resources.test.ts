import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveResources, removeResources } from '#server/game/items/resources.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

function stacksOf(playerId: number) {
  return sql`
  SELECT resource_id, amount FROM resource_stack WHERE player_id = ${playerId} ORDER BY resource_id`
}
function receive(playerId: number, resourceId: number, amount: number) {
  return inTransaction(async () =>
    receiveResources(await lockPlayer(playerId), [{ resourceId, amount }], 'MISSION'),
  )
}
function remove(playerId: number, resourceId: number, amount: number) {
  return inTransaction(async () =>
    removeResources(await lockPlayer(playerId), [{ resourceId, amount }], 'CRAFT'),
  )
}

describe('resources', () => {
  it('fill a stack to 500, and return and book only the received amount', async () => {
    const { id } = await buildPlayer()
    expect(await receive(id, 4, 450)).toEqual([{ resourceId: 4, amount: 450 }])
    expect(await receive(id, 4, 90)).toEqual([{ resourceId: 4, amount: 50 }])
    expect(await receive(id, 4, 1)).toEqual([])
    expect(await stacksOf(id)).toEqual([{ resourceId: 4, amount: 500 }])
  })

  it('are taken completely or not at all, also by 30 concurrent calls', async () => {
    const { id } = await buildPlayer()
    await receive(id, 1, 25)
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => remove(id, 1, 4)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(6)
    await expect(remove(id, 1, 2)).rejects.toMatchObject({ code: 'notEnoughResources' })
    expect(await stacksOf(id)).toEqual([{ resourceId: 1, amount: 1 }])
  })

  it('on the market are not used', async () => {
    const { id } = await buildPlayer()
    await receive(id, 2, 10)
    await sql`UPDATE resource_stack SET amount_in_market = 8 WHERE player_id = ${id}`
    await expect(remove(id, 2, 3)).rejects.toMatchObject({ code: 'notEnoughResources' })
    await remove(id, 2, 2)
    expect(await stacksOf(id)).toEqual([{ resourceId: 2, amount: 8 }])
  })
})
