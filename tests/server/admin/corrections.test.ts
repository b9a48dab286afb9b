import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Correction } from '#generated/types.ts'
import { receiveGear } from '#server/game/items/gear.ts'
import { spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

let game: Game
let steward: Lord
let lord: Lord
beforeAll(async () => {
  // Closing fails if a purse or a stack differs from the sum of its entries.
  game = await openGame()
  steward = await administrator('USER_ADMIN')
})
beforeEach(async () => {
  lord = await game.lord({ gold: 300, diamonds: 5 }, [...ALL_PAGES_OPEN])
})
afterAll(() => game.close())

const REASON = 'Награда за найденную ошибку'

async function administrator(role: string): Promise<Lord> {
  const made = await game.lord({ roles: ['PLAYER', role] })
  await giveSecondFactor(made.player.id)
  return made
}

function correct(amount: number, changes: object = {}, key = newKey()) {
  const body = { playerId: lord.player.id, currency: 'GOLD' as const, amount, reason: REASON, ...changes }
  return steward.call('correctMoney', { body, key })
}

function give(kind: 'gear' | 'resource' | 'consumable', changes: object = {}) {
  const quality = kind === 'gear' ? 50 : null
  const amount = kind === 'gear' ? 1 : 20
  const body = { playerId: lord.player.id, kind, itemId: 1, amount, quality, reason: REASON, ...changes }
  return steward.call('giveItem', { body })
}

function undo(id: number, by: Lord = steward) {
  return by.call('undoCorrection', { params: { id } })
}

function outcome(answer: { status: number; error: { code?: string } | undefined }) {
  return [answer.status, answer.error?.code]
}

async function purse() {
  return sqlOne<{ gold: number; diamonds: number; glory: number; totalGold: number }>`
    SELECT gold, diamonds, glory, total_gold FROM player WHERE id = ${lord.player.id}`
}

describe('a correction of the purse', () => {
  it('is in the purse, in the ledger with its reason, and in the journal', async () => {
    const before = await purse()
    const { status, body } = await correct(150)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'money',
      currency: 'GOLD',
      amount: 150,
      reason: REASON,
      undoesId: null,
      byName: steward.player.name,
    })
    expect(await purse()).toMatchObject({ gold: 450, totalGold: before.totalGold })
    const [entry] = (await lord.call('listMoneyHistory')).body.items
    expect(entry).toMatchObject({
      source: 'ADMIN',
      about: REASON,
      type: 'INCREASE',
      amount: 150,
      balanceAfter: 450,
    })
    const { actions } = await sqlOne<{ actions: number }>`
      SELECT count(*) AS actions FROM admin_action
      WHERE operation = 'correctMoney' AND subject_id = ${lord.player.id} AND player_id = ${steward.player.id}`
    expect(actions).toBe(1)
  })

  it('reaches the open game of the player', async () => {
    const before = await lord.gameData('controlPanel')
    await correct(7, { currency: 'DIAMONDS' })
    const after = await lord.gameData('controlPanel')
    expect(after.controlPanel?.rev ?? 0).toBeGreaterThan(before.controlPanel?.rev ?? 0)
    expect(after.controlPanel?.data).toMatchObject({ purse: { diamonds: 12 } })
  })

  it('is paid once for one key, also when the calls come at once', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 5 }, () => correct(100, {}, key)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await correct(100, {}, key)).status).toBe(200)
    expect(await purse()).toMatchObject({ gold: 400 })
  })

  it('takes at most what the purse holds', async () => {
    expect(outcome(await correct(-301))).toEqual([422, 'notEnoughGold'])
    expect((await correct(-301)).error.message).toContain('сейчас 300')
    expect(await purse()).toMatchObject({ gold: 300 })
    expect((await correct(-300)).status).toBe(200)
    expect(await purse()).toMatchObject({ gold: 0 })
  })

  it('needs an amount, a reason, and another player of lower rank', async () => {
    expect((await correct(0)).status).toBe(400)
    expect((await correct(1, { reason: 'а' })).status).toBe(400)
    expect((await correct(1, { reason: 'а'.repeat(301) })).status).toBe(400)
    expect(outcome(await correct(1, { playerId: steward.player.id }))).toEqual([422, 'ownAccount'])
    const chief = await administrator('SUPER_ADMIN')
    expect(outcome(await correct(1, { playerId: chief.player.id }))).toEqual([422, 'notOutranked'])
    const [neighbour] = await sql<{ id: number }>`SELECT id FROM player WHERE kind = 'NEIGHBOUR' LIMIT 1`
    if (neighbour) expect((await correct(1, { playerId: neighbour.id })).status).toBe(404)
    expect(await purse()).toMatchObject({ gold: 300 })
  })
})

describe('the undoing of a correction', () => {
  it('books the opposite once, and both stay in the list and in the account book', async () => {
    const { body: made } = await correct(150)
    const undone = await undo(made.id)
    expect(undone.body).toMatchObject({ amount: -150, undoesId: made.id, reason: REASON })
    expect(await purse()).toMatchObject({ gold: 300 })
    expect(outcome(await undo(made.id))).toEqual([409, 'correctionUndone'])
    expect(outcome(await undo(undone.body.id))).toEqual([409, 'correctionNotUndoable'])
    const entries = (await lord.call('listMoneyHistory')).body.items.slice(0, 2)
    expect(entries).toMatchObject([
      { type: 'DECREASE', about: `отмена: ${REASON}` },
      { type: 'INCREASE', about: REASON },
    ])
    const filter = JSON.stringify({ playerId: lord.player.id })
    const listed: Correction[] = (await steward.call('listCorrectionsForAdmin', { query: { filter } })).body
    expect(listed.map(({ id, undoneById }) => [id, undoneById])).toEqual([
      [undone.body.id, null],
      [made.id, undone.body.id],
    ])
  })

  it('happens once when many ask at the same time', async () => {
    const { body: made } = await correct(150)
    const chief = await administrator('SUPER_ADMIN')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => undo(made.id, index % 2 === 0 ? steward : chief)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await purse()).toMatchObject({ gold: 300 })
  })

  it('is refused when the money is spent, and works when it is there again', async () => {
    const { body: made } = await correct(150)
    await inTransaction(async () => spend(await lockPlayer(lord.player.id), { gold: 400 }, 'ARMY'))
    expect(outcome(await undo(made.id))).toEqual([422, 'notEnoughGold'])
    expect(await purse()).toMatchObject({ gold: 50 })
    await correct(100)
    expect((await undo(made.id)).status).toBe(200)
    expect(await purse()).toMatchObject({ gold: 0 })
  })

  it('gives back what was taken', async () => {
    const { body: made } = await correct(-200)
    expect((await undo(made.id)).body).toMatchObject({ amount: 200 })
    expect(await purse()).toMatchObject({ gold: 300 })
    expect((await undo(999_999)).status).toBe(404)
  })
})

describe('a given item', () => {
  async function stored(kind: 'resource' | 'consumable') {
    const rows = await sql<{ kind: string; amount: number }>`
      SELECT 'resource' AS kind, amount FROM resource_stack WHERE player_id = ${lord.player.id}
      UNION ALL SELECT 'consumable', amount FROM consumable_stack WHERE player_id = ${lord.player.id}`
    return rows.filter((row) => row.kind === kind).map(({ amount }) => amount)
  }

  it.each(['resource', 'consumable'] as const)('is in the storage and the history: %s', async (kind) => {
    const { body: made } = await give(kind)
    expect(made).toMatchObject({ kind, itemId: 1, amount: 20, quality: null, currency: null })
    expect(await stored(kind)).toEqual([20])
    const [entry] = (await lord.call('listItemHistory')).body.items
    expect(entry).toMatchObject({ kind, action: 'RECEIVED', amount: 20, source: 'ADMIN', about: REASON })
    expect((await undo(made.id)).body).toMatchObject({ amount: -20 })
    expect(await stored(kind)).toEqual([0])
    expect(outcome(await undo(made.id))).toEqual([409, 'correctionUndone'])
  })

  it('stays when its units are used, and the refusal says how many are left', async () => {
    const { body: made } = await give('resource')
    await sql`UPDATE resource_stack SET amount_in_market = 1 WHERE player_id = ${lord.player.id}`
    const refused = await undo(made.id)
    expect(outcome(refused)).toEqual([422, 'notEnoughItems'])
    expect(refused.error.message).toContain('осталось 19 из 20')
    await sql`UPDATE resource_stack SET amount_in_market = 0 WHERE player_id = ${lord.player.id}`
  })

  it('is a gear item of its quality, which is taken back only from the storage', async () => {
    const { body: made } = await give('gear', { quality: 64 })
    expect(made).toMatchObject({ kind: 'gear', quality: 64, amount: 1 })
    const id = made.gearEntityId ?? 0
    expect(await sql`SELECT quality FROM gear WHERE id = ${id} AND player_id = ${lord.player.id}`).toEqual([
      { quality: 64 },
    ])
    const lock = (isLocked: boolean) => sql`UPDATE gear SET is_locked = ${isLocked} WHERE id = ${id}`
    await lock(true)
    expect(outcome(await undo(made.id))).toEqual([422, 'gearLocked'])
    await lock(false)
    expect((await undo(made.id)).body).toMatchObject({ amount: -1, gearEntityId: id })
    expect(await sql`SELECT FROM gear WHERE id = ${id}`).toEqual([])
  })

  it('needs room, a known item, and a quality only for gear', async () => {
    expect(outcome(await give('resource', { itemId: 9999 }))).toEqual([404, 'notFound'])
    expect((await give('resource', { quality: 5 })).status).toBe(400)
    expect((await give('gear', { quality: null })).status).toBe(400)
    expect((await give('gear', { amount: 2 })).status).toBe(400)
    await give('resource', { amount: 490 })
    expect(outcome(await give('resource', { amount: 20 }))).toEqual([422, 'notEnoughSpace'])
    expect(await stored('resource')).toEqual([490])
    await inTransaction(async () =>
      receiveGear(
        await lockPlayer(lord.player.id),
        Array.from({ length: 60 }, () => ({ gearId: 1, quality: 5 })),
        'MISSION',
      ),
    )
    expect(outcome(await give('gear'))).toEqual([422, 'notEnoughSpace'])
    const { made } = await sqlOne<{ made: number }>`
      SELECT count(*) AS made FROM correction WHERE player_id = ${lord.player.id}`
    expect(made).toBe(1)
  })
})
