import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { earn, settlePlayer, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { MONEY_SOURCES, PURSE_MAX } from '#server/game/player/money.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

type Entry = {
  readonly currency: string
  readonly amount: number
  readonly balanceAfter: number
  readonly type: string
  readonly source: string
  readonly reference: string | null
}

function entriesOf(playerId: number) {
  return sql<Entry>`
  SELECT currency, amount, balance_after, type, source, reference FROM money_entry
  WHERE player_id = ${playerId} ORDER BY id`
}

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

describe('the ledger', () => {
  it('pays exactly 7 of 100 concurrent purchases with money for 7', async () => {
    const { id } = await buildPlayer({ gold: 75 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        inTransaction(async () => {
          const player = await lockPlayer(id)
          spend(player, { gold: 10 }, 'ARMY', { changes: { archers: player.archers + 1 } })
        }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(7)
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 422, code: 'notEnoughGold', message: 'Недостаточно золота' })
    }
    expect(await findPlayer(id)).toMatchObject({ gold: 5, archers: 7 })
    expect(await dataFaults()).toEqual([])
  })

  it('writes each entry with its source and the balance after it', async () => {
    const { id } = await buildPlayer({ gold: 100, diamonds: 5 })
    await inTransaction(async () => {
      const player = await lockPlayer(id)
      settlePlayer(player, {
        entries: [
          { money: { gold: -30, diamonds: -1 }, source: 'GRIND', reference: 'gear:4' },
          { money: { gold: 50, glory: 3 }, source: 'MISSION', reference: 'mission:9' },
        ],
        changes: { level: 2 },
      })
      expect(player).toMatchObject({ gold: 120, diamonds: 4, glory: 3, level: 2 })
    })
    const entry = (
      currency: string,
      amount: number,
      balanceAfter: number,
      source: string,
      reference: string,
    ) => ({
      currency,
      amount,
      balanceAfter,
      type: amount > 0 ? 'INCREASE' : 'DECREASE',
      source,
      reference,
    })
    expect((await entriesOf(id)).slice(2)).toEqual([
      entry('GOLD', -30, 70, 'GRIND', 'gear:4'),
      entry('DIAMONDS', -1, 4, 'GRIND', 'gear:4'),
      entry('GOLD', 50, 120, 'MISSION', 'mission:9'),
      entry('GLORY', 3, 3, 'MISSION', 'mission:9'),
    ])
    expect(await findPlayer(id)).toMatchObject({ gold: 120, diamonds: 4, glory: 3, level: 2 })
  })

  it('rolls back a command that fails after paying', async () => {
    const { id } = await buildPlayer({ gold: 100 })
    const command = inTransaction(async () => {
      spend(await lockPlayer(id), { gold: 60 }, 'ARMY')
      throw new Error('after paying')
    })
    await expect(command).rejects.toThrow('after paying')
    expect(await findPlayer(id)).toMatchObject({ gold: 100 })
    expect(await entriesOf(id)).toHaveLength(1)
  })

  it('rolls back instead of going below zero if a purse was read without a lock', async () => {
    const { id } = await buildPlayer({ gold: 100 })
    // Rows kept beyond the transaction that locked them.
    const stale = await inTransaction(() => lockPlayer(id))
    const again = { ...stale }
    await inTransaction(async () => spend(stale, { gold: 80 }, 'ARMY'))
    await expect(inTransaction(async () => spend(again, { gold: 80 }, 'ARMY'))).rejects.toThrow(
      'player_gold_check',
    )
    expect(await findPlayer(id)).toMatchObject({ gold: 20 })
  })

  it('fills a purse up to its maximum and books only that amount', async () => {
    const { id } = await buildPlayer({ glory: PURSE_MAX - 5 })
    await inTransaction(async () => earn(await lockPlayer(id), { glory: 100 }, 'MISSION'))
    expect(await findPlayer(id)).toMatchObject({ glory: PURSE_MAX })
    expect((await entriesOf(id)).at(-1)).toMatchObject({ amount: 5, balanceAfter: PURSE_MAX })
  })

  it('has the same sources of money as the database', async () => {
    const { id } = await buildPlayer()
    await inTransaction(async () =>
      settlePlayer(await lockPlayer(id), {
        entries: MONEY_SOURCES.map((source) => ({ money: { gold: 1 }, source })),
      }),
    )
    expect((await entriesOf(id)).map((entry) => entry.source)).toEqual([...MONEY_SOURCES])
  })

  it('finds a changed balance, stack and history', async () => {
    const player = await buildPlayer({ gold: 10 })
    await sql`UPDATE player SET gold = 11 WHERE id = ${player.id}`
    await sql`INSERT INTO resource_stack (player_id, resource_id, amount) VALUES (${player.id}, 3, 7)`
    expect(await dataFaults()).toEqual(
      expect.arrayContaining([
        { rule: 'the ledger adds up to the balance', subject: `${player.id} GOLD` },
        { rule: 'the last entry names the balance', subject: `${player.id} GOLD` },
        { rule: 'the history adds up to the stack', subject: `${player.id} resource 3` },
      ]),
    )
    await sql`UPDATE player SET gold = 10 WHERE id = ${player.id}`
    await sql`DELETE FROM resource_stack WHERE player_id = ${player.id}`
    expect(await dataFaults()).toEqual([])
  })
})
