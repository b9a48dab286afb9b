import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { claimIdempotencyKey, rememberAnswer, type StoredAnswer } from '#server/platform/idempotency.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

/** A command like those of the HTTP layer: key, effect and answer in one transaction. */
function buy(
  playerId: number,
  key: string,
  body = '{"amount":1}',
  meanwhile?: () => Promise<void>,
): Promise<StoredAnswer> {
  return inTransaction(async () => {
    const claim = { scope: `player:${playerId}`, key, operation: 'buyUnits', body }
    const stored = await claimIdempotencyKey(claim)
    if (stored) return stored
    await meanwhile?.()
    const player = await lockPlayer(playerId)
    spend(player, { gold: 10 }, 'ARMY')
    const answer = { status: 200, body: `{"z":1,"gold":${player.gold},"a":2}` }
    rememberAnswer(claim, answer)
    return answer
  })
}

describe('an idempotency key', () => {
  it('answers the same bytes again and pays once', async () => {
    const { id } = await buildPlayer({ gold: 100 })
    const key = randomUUID()
    const first = await buy(id, key)
    expect(await buy(id, key)).toEqual(first)
    expect(first.body).toBe('{"z":1,"gold":90,"a":2}')
    expect(await findPlayer(id)).toMatchObject({ gold: 90 })
  })

  it('refuses another body under the same key', async () => {
    const { id } = await buildPlayer({ gold: 100 })
    const key = randomUUID()
    await buy(id, key)
    await expect(buy(id, key, '{"amount":2}')).rejects.toMatchObject({
      status: 422,
      code: 'idempotencyMismatch',
    })
    expect(await findPlayer(id)).toMatchObject({ gold: 90 })
  })

  it('answers 409 while the first call runs, and its answer afterwards', async () => {
    const { id } = await buildPlayer({ gold: 100 })
    const key = randomUUID()
    const elsewhere = AsyncLocalStorage.snapshot()
    const first = await buy(id, key, undefined, async () => {
      const twin = elsewhere(() => buy(id, key))
      await expect(twin).rejects.toMatchObject({ status: 409, code: 'idempotencyInFlight' })
    })
    expect(await buy(id, key)).toEqual(first)
    expect(await findPlayer(id)).toMatchObject({ gold: 90 })
  })

  it('belongs to one player, and is free again after a failure', async () => {
    const [a, b] = [await buildPlayer({ gold: 100 }), await buildPlayer({ gold: 5 })]
    const key = randomUUID()
    await buy(a.id, key)
    await expect(buy(b.id, key)).rejects.toMatchObject({ code: 'notEnoughGold' })
    await expect(buy(b.id, key, '{"amount":9}')).rejects.toMatchObject({ code: 'notEnoughGold' })
  })

  it('pays once for any number of concurrent calls', async () => {
    const { id } = await buildPlayer({ gold: 100 })
    const key = randomUUID()
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => buy(id, key)))
    const bodies = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.body] : []))
    expect(new Set(bodies)).toEqual(new Set(['{"z":1,"gold":90,"a":2}']))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 })
    }
    expect(await findPlayer(id)).toMatchObject({ gold: 90 })
  })
})
