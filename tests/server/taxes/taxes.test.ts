import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { taxesEnd } from '#server/domains/taxes/timers.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { runTimers } from '#server/platform/timers/run-timers.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const castle = { level: 10, peasants: 80, servants: 20 }
function newLord(overrides = {}) {
  return game.lord({ ...castle, ...overrides }, ['taxesAboutBanner', 'armyOpenBanner'])
}
function start(lord: Lord, hours = 1, key?: string) {
  return lord.call('startTaxCollection', { body: { hours }, key })
}
async function taxesOf(lord: Lord) {
  return (await lord.gameData('controlPanel')).controlPanel?.data.taxes
}
function paidTo(lord: Lord) {
  return sql<{ amount: number; reference: string }>`SELECT amount, reference FROM money_entry
    WHERE player_id = ${lord.player.id} AND source = 'TAXES' ORDER BY id`
}

describe('tax collection', () => {
  it('offers three durations with their gold, shorter by servants', async () => {
    const lord = await newLord()
    expect(await taxesOf(lord)).toEqual({
      active: null,
      // 11 + 80 · 0.4 per hour, × 0.85 and × 0.7 for the longer ones. 20 servants make it 5 % shorter.
      choices: [
        { hours: 1, gold: 43, durationSeconds: 3_420 },
        { hours: 4, gold: 146, durationSeconds: 13_680 },
        { hours: 8, gold: 240, durationSeconds: 27_360 },
      ],
    })
  })

  it('pays the announced sum once when the collectors are back, and notifies', async () => {
    const lord = await newLord()
    const answer = await lord.call('startTaxCollection', { body: { hours: 4 }, subscribes: ['controlPanel'] })
    expect(answer.status).toBe(200)
    const { collection } = answer.body
    expect(collection).toMatchObject({ hours: 4, gold: 146 })
    expect(Date.parse(collection.endsAt) - Date.parse(collection.startedAt)).toBe(13_680_000)
    expect(answer.body.gameData?.controlPanel?.data.taxes.active).toEqual(collection)
    await sql`UPDATE player SET peasants = 1 WHERE id = ${lord.player.id}`
    game.clock.advance(13_679)
    expect((await taxesOf(lord))?.active).toEqual(collection)
    expect(await paidTo(lord)).toEqual([])
    game.clock.advance(3_600)
    const data = await lord.gameData('controlPanel', 'notifications')
    expect(data.controlPanel?.data).toMatchObject({ purse: { gold: 146 }, taxes: { active: null } })
    expect(data.notifications?.data).toMatchObject({
      unread: 1,
      items: [
        {
          type: 'TAXES_COLLECTED',
          title: 'Сборщики вернулись',
          text: 'Налоги собраны: золото 146.',
          createdAt: collection.endsAt,
          reward: { gold: 146 },
        },
      ],
    })
    expect(await paidTo(lord)).toEqual([{ amount: 146, reference: 'taxes:4' }])
    expect(
      await sql`SELECT id FROM timer WHERE subject_id = ${lord.player.id} AND kind = 'taxesEnd'`,
    ).toEqual([])
  })

  it('can start again at once', async () => {
    const lord = await newLord()
    for (const hours of [1, 1, 8]) {
      expect((await start(lord, hours)).status).toBe(200)
      game.clock.advance(8 * 3_600)
    }
    await lord.gameData('controlPanel')
    expect((await paidTo(lord)).map(({ amount }) => amount)).toEqual([43, 43, 240])
  })

  it('is refused while one is under way, and without peasants', async () => {
    const lord = await newLord()
    const { endsAt } = (await start(lord)).body.collection
    const { status, error } = await start(lord, 8)
    expect({ status, code: error.code, until: error.details?.until }).toEqual({
      status: 409,
      code: 'taxesUnderway',
      until: endsAt,
    })
    const poor = await newLord({ peasants: 0 })
    expect((await start(poor)).error).toMatchObject({
      code: 'noPeasants',
      message: 'Платить налоги некому: наймите крестьян',
    })
    expect((await start(poor, 2)).status).toBe(400)
    expect(await findPlayer(poor.player.id)).toMatchObject({ taxesEndsAt: null, rev: poor.player.rev })
  })

  it('starts once for twenty concurrent calls', async () => {
    const lord = await newLord()
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(lord, 1, newKey())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(
      await sql`SELECT id FROM timer WHERE subject_id = ${lord.player.id} AND kind = 'taxesEnd'`,
    ).toHaveLength(1)
  })

  it('is paid once with two timer loops and concurrent reads', async () => {
    const lords = await Promise.all(Array.from({ length: 20 }, () => newLord()))
    for (const lord of lords) await start(lord)
    game.clock.advance(3_600)
    const loops = [1, 2].map(() => runTimers(game.platform, { pollMs: 1, concurrency: 3 }))
    await Promise.all(lords.flatMap((lord) => [taxesOf(lord), taxesOf(lord)]))
    await expect
      .poll(() => sql`SELECT id FROM timer WHERE kind = 'taxesEnd' AND due_at <= ${game.clock.now()}`)
      .toEqual([])
    await Promise.all(loops.map((loop) => loop.stop()))
    for (const lord of lords) expect(await paidTo(lord)).toHaveLength(1)
    expect(await dataFaults()).toEqual([])
  })

  it('is paid without anybody looking, and the tabs are notified', async () => {
    const lord = await newLord()
    await start(lord)
    game.notified.length = 0
    game.clock.advance(3_600)
    const loop = runTimers(game.platform, { pollMs: 1 })
    await expect.poll(async () => (await findPlayer(lord.player.id))?.gold).toBe(43)
    await loop.stop()
    expect(new Set(game.notified.find(({ playerId }) => playerId === lord.player.id)?.channels)).toEqual(
      new Set(['controlPanel', 'notifications', 'playerLayout', 'quests', 'army']),
    )
  })

  it('is paid once however often its timer runs, and not by the timer of an earlier one', async () => {
    const lord = await newLord()
    const { startedAt, endsAt } = (await start(lord)).body.collection
    const force = (dueAt = endsAt) =>
      inTransaction(() =>
        taxesEnd.handle({
          kind: 'taxesEnd',
          subjectId: lord.player.id,
          playerId: null,
          dueAt: new Date(dueAt),
        }),
      )
    await force(startedAt)
    expect(await paidTo(lord)).toEqual([])
    game.clock.advance(3_600)
    await Promise.all(Array.from({ length: 5 }, () => force()))
    await taxesOf(lord)
    expect(await paidTo(lord)).toHaveLength(1)
  })

  it('is paid although the clock is set back between the timer and its work', async () => {
    const lord = await newLord()
    const { startedAt, endsAt } = (await start(lord)).body.collection
    game.clock.advance((Date.parse(endsAt) - Date.parse(startedAt)) / 1000)
    await inTransaction(async () => {
      const taken =
        await sql`DELETE FROM timer WHERE kind = 'taxesEnd' AND subject_id = ${lord.player.id} RETURNING id`
      expect(taken).toHaveLength(1)
      game.clock.advance(-2)
      await taxesEnd.handle({
        kind: 'taxesEnd',
        subjectId: lord.player.id,
        playerId: null,
        dueAt: new Date(endsAt),
      })
    })
    expect(await paidTo(lord)).toHaveLength(1)
    game.clock.advance(2)
  })
})

it('is as much faster as the world is', async () => {
  const quick = await openGame({ GAME_SPEED: '60' })
  const lord = await quick.lord(castle, ['taxesAboutBanner'])
  const { startedAt, endsAt, gold } = (await start(lord)).body.collection
  expect({ gold, lasts: Date.parse(endsAt) - Date.parse(startedAt) }).toEqual({ gold: 43, lasts: 57_000 })
  expect((await taxesOf(lord))?.choices[0]?.durationSeconds).toBe(57)
  await quick.close()
})
