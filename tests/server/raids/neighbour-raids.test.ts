import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { prepareWorld } from '#server/domains/player/world.ts'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { expectNeighbours } from '#server/game/raids/neighbour-visits.ts'
import { blockPlayer } from '#server/platform/sessions/blocks.ts'
import { part, sql, sqlOne } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { raid, raider, raidsOf, STRONG } from './raiders.ts'

const HOUR_SECONDS = 3_600
const DAY_HOURS = 24

let game: Game

async function openWorld(env: Record<string, string> = {}) {
  game = await openGame({ WORLD_NEIGHBOURS: '40', ...env })
  await prepareWorld()
}
beforeEach(() => openWorld())
afterEach(() => game.close())

/** Whether a look for castles to which neighbours are due has happened. */
function look() {
  return runOneTimer(game.platform, undefined, part`kind = 'neighbourRaids'`)
}

/** The lord is online, and neighbours are due to the castle from now on. */
function meet({ player }: Lord) {
  return inTransaction(async () => {
    savePlayer(await lockPlayer(player.id), { lastSeenAt: game.clock.now() })
    expectNeighbours(player.id, game.clock.now())
  })
}

/** Days in which the lord comes every hour. */
async function live(lord: Lord, days: number) {
  for (let hour = 0; hour < DAY_HOURS * days; hour += 1) {
    game.clock.advance(HOUR_SECONDS)
    await inTransaction(async () =>
      savePlayer(await lockPlayer(lord.player.id), { lastSeenAt: game.clock.now() }),
    )
    await look()
  }
}

async function raidsOn({ player }: Lord): Promise<number> {
  const { raids } = await sqlOne<{ raids: number }>`
    SELECT count(*)::int AS raids FROM fight WHERE defender_id = ${player.id}`
  return raids
}

/** A lord like the neighbours of the same level. */
function equal(changes = {}) {
  return raider(game, { level: 12, archers: 56, swordsmen: 56, squires: 340, cavalry: 37, ...changes })
}

describe('neighbours raid a lord', () => {
  it('as a lord would: report, notification, loot, immunity, and seeds that anybody can check', async () => {
    const lord = await equal()
    await meet(lord)
    const before = game.notified.length
    expect(await look()).toBe(true)
    const fight = await sqlOne<{ id: number; attackerId: number; loot: number; label: string; kind: string }>`
      SELECT fight.id, attacker_id, loot, drawn_from ->> 'label' AS label, player.kind
      FROM fight JOIN player ON player.id = attacker_id WHERE defender_id = ${lord.player.id}`
    expect(fight.kind).toBe('NEIGHBOUR')
    expect(fight.label).toMatch(new RegExp(`^raid:${fight.attackerId}:`))
    const [log] = (await lord.call('listFights')).body.items
    expect(log).toMatchObject({ type: 'FORAY', side: 'DEFENDER', opponentId: fight.attackerId })
    const [note] = (await lord.call('listNotifications')).body.items
    expect(note).toMatchObject({ type: 'FORAY_ATTACKED', fightId: fight.id })
    const channels = game.notified.slice(before).flatMap((one) => one.channels)
    expect(channels).toEqual(expect.arrayContaining(['fightLogs', 'notifications', 'raids']))
    const { gold } = await sqlOne<{ gold: number }>`SELECT gold FROM player WHERE id = ${lord.player.id}`
    expect(gold).toBe(10_000 - fight.loot)
    expect((await raidsOf(lord)).immuneUntil).toBe(
      new Date(game.clock.now().getTime() + HOUR_SECONDS * 1_000).toISOString(),
    )
    const { notes } = await sqlOne<{ notes: number }>`
      SELECT count(*)::int AS notes FROM notification WHERE player_id = ${fight.attackerId}`
    expect(notes).toBe(0)
    expect(await dataFaults()).toEqual([])
  })

  it('one to three times a day, from others each time, and within the loot of a day', async () => {
    const lord = await equal()
    await meet(lord)
    await live(lord, 6)
    const raids = await raidsOn(lord)
    expect(raids / 6).toBeGreaterThanOrEqual(1)
    expect(raids / 6).toBeLessThanOrEqual(3)
    const { most } = await sqlOne<{ most: number }>`
      SELECT max(looted)::int AS most FROM (SELECT sum(loot) AS looted FROM fight
        WHERE defender_id = ${lord.player.id} GROUP BY date(created_at AT TIME ZONE 'Etc/GMT-3')) AS day`
    expect(most).toBeLessThanOrEqual(2_500)
    expect(await dataFaults()).toEqual([])
  })

  it('less often when lords raid him', async () => {
    const lord = await equal()
    await meet(lord)
    const before = await sqlOne<{
      dueAt: Date
    }>`SELECT due_at FROM neighbour_visit WHERE player_id = ${lord.player.id}`
    expect((await raid(await raider(game, STRONG), lord.player.id)).status).toBe(200)
    const { dueAt } = await sqlOne<{ dueAt: Date }>`
      SELECT due_at FROM neighbour_visit WHERE player_id = ${lord.player.id}`
    expect(dueAt.getTime() - before.dueAt.getTime()).toBeGreaterThanOrEqual(8 * HOUR_SECONDS * 1_000)
    await look()
    expect(await raidsOn(lord)).toBe(1)
  })

  it('once, however many servers look', async () => {
    const [one, other] = [await equal(), await equal()]
    await meet(one)
    await meet(other)
    await Promise.all([look(), look(), look(), look()])
    for (let looks = 0; looks < 4; looks += 1) await look()
    expect(await raidsOn(one)).toBe(1)
    expect(await raidsOn(other)).toBe(1)
    expect(await dataFaults()).toEqual([])
  })
})

describe('neighbours leave alone', () => {
  async function expectPeace(lord: Lord) {
    for (let looks = 0; looks < 3; looks += 1) {
      await look()
      game.clock.advance(60)
    }
    expect(await raidsOn(lord)).toBe(0)
  }

  it('who is below level 10', async () => {
    const lord = await equal({ level: 9 })
    await meet(lord)
    await expectPeace(lord)
  })

  it('whose page of raids is closed', async () => {
    const lord = await game.lord({ level: 12 }, ALL_PAGES_OPEN)
    await meet(lord)
    await expectPeace(lord)
  })

  it('newcomers under protection, until it ends', async () => {
    const lord = await equal()
    await meet(lord)
    const until = new Date(game.clock.now().getTime() + 72 * HOUR_SECONDS * 1_000)
    await sql`INSERT INTO raid_castle (player_id, protected_until) VALUES (${lord.player.id}, ${until})`
    await expectPeace(lord)
    game.clock.advance(75 * HOUR_SECONDS)
    await inTransaction(async () =>
      savePlayer(await lockPlayer(lord.player.id), { lastSeenAt: game.clock.now() }),
    )
    await look()
    expect(await raidsOn(lord)).toBe(1)
  })

  it('who has been away for three days', async () => {
    const lord = await equal()
    await meet(lord)
    game.clock.advance(73 * HOUR_SECONDS)
    await expectPeace(lord)
  })

  it('who is blocked, until the block ends', async () => {
    const lord = await equal()
    await meet(lord)
    const until = new Date(game.clock.now().getTime() + 10 * HOUR_SECONDS * 1_000)
    const admin = await raider(game)
    await inTransaction(() =>
      blockPlayer(lord.player, { reason: 'Продажа золота', until, byId: admin.player.id }),
    )
    await expectPeace(lord)
    game.clock.advance(25 * HOUR_SECONDS)
    await look()
    expect(await raidsOn(lord)).toBe(1)
  })

  it('everybody in a world whose liveliness is 0', async () => {
    await game.close()
    await openWorld({ WORLD_LIVELINESS: '0' })
    const lord = await equal()
    await meet(lord)
    await expectPeace(lord)
  })
})
