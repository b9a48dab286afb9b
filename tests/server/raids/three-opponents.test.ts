import { afterEach, describe, expect, it } from 'vitest'
import { maxArmy } from '#rules/army/army.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { missionGoldOfRaid, NEIGHBOUR_LOOTS_A_DAY } from '#rules/raids/loot.ts'
import { prepareWorld } from '#server/domains/player/world.ts'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { raid, raider } from './raiders.ts'

let game: Game
afterEach(() => game.close())

async function openWorld(neighbours: number) {
  game = await openGame({ WORLD_NEIGHBOURS: String(neighbours) })
  await prepareWorld()
}

/** A lord with the army of the level, without gear. */
function lordOf(level: number, share = 1, changes = {}): Promise<Lord> {
  const army = Object.fromEntries(
    Object.entries(maxArmy(level)).map(([group, units]) => [group, Math.floor(units * share)]),
  )
  return raider(game, { level, ...army, ...changes })
}

/** What a search finds, without the training opponent. */
async function search(lord: Lord) {
  const { status, body } = await lord.call('searchOpponents')
  expect(status).toBe(200)
  const { items } = (await lord.call('listOpponents')).body
  const castles = items.filter(({ difficulty }) => difficulty !== 'TRAINING')
  expect(castles).toHaveLength(body.found)
  return castles
}

/** Of each class one, near in level, open to a raid, with at least half of what missions pay for the same energy. */
function expectThree(level: number, castles: Awaited<ReturnType<typeof search>>): void {
  expect(
    castles.map(({ difficulty }) => difficulty),
    `level ${level}`,
  ).toEqual(['HIGH', 'MEDIUM', 'LOW'])
  expect(new Set(castles.map(({ opponentId }) => opponentId)).size).toBe(3)
  const won = castles.map(({ winPercent }) => winPercent)
  expect(won, `level ${level}`).toEqual(won.toSorted((left, right) => left - right))
  for (const castle of castles) {
    expect(castle.level).toBeGreaterThanOrEqual(Math.max(10, level - 3))
    expect(castle.level).toBeLessThanOrEqual(level + 5)
    expect(castle.winPercent).toSatisfy((percent: number) => percent > 0 && percent < 100)
    expect(castle.lootMax * 2).toBeGreaterThanOrEqual(missionGoldOfRaid(castle.level))
    expect(castle.raidRefusals).toEqual([])
  }
}

function neighboursNow(): Promise<{ neighbours: number }> {
  return sqlOne<{ neighbours: number }>`SELECT count(*)::int AS neighbours FROM neighbour`
}

describe.each([20, 120])('a search in a world of %i neighbours', (neighbours) => {
  it('finds three castles with something to take for a lord of any level from 10 to the last', async () => {
    await openWorld(neighbours)
    for (let level = LEVEL_MAX; level >= 10; level -= 1) expectThree(level, await search(await lordOf(level)))
    // Every level was searched for: so many castles, and no more.
    expect((await neighboursNow()).neighbours).toBeLessThan(neighbours + 60)
  })
})

describe('a search in a fresh world', () => {
  it.each([10, 26, LEVEL_MAX])(
    'finds three others of level %i after the lord has raided all, again and again',
    async (level) => {
      await openWorld(20)
      const lord = await lordOf(level)
      const raided = new Set<number>()
      for (let round = 0; round < 2; round += 1) {
        const castles = await search(lord)
        expectThree(level, castles)
        for (const { opponentId } of castles) {
          expect(raided).not.toContain(opponentId)
          raided.add(opponentId)
          const { status } = await raid(lord, opponentId)
          expect(status).toBe(200)
          game.clock.advance(601)
        }
      }
      expectThree(level, await search(lord))
      game.clock.advance(12 * 3_600)
      const { neighbours } = await neighboursNow()
      expectThree(level, await search(lord))
      expect(await neighboursNow()).toEqual({ neighbours })
    },
  )

  it('brings nothing with a weak army: neighbours call more home against the one that attacks', async () => {
    await openWorld(20)
    const lord = await lordOf(30, 0.2)
    const weak = await search(lord)
    await inTransaction(async () => savePlayer(await lockPlayer(lord.player.id), maxArmy(30)))
    const { items } = (await lord.call('listOpponents')).body
    for (const before of weak) {
      const now = items.find(({ opponentId }) => opponentId === before.opponentId)
      expect([now?.difficulty, now?.glory]).toEqual([before.difficulty, before.glory])
      expect(now?.homePercent).toBeGreaterThan(before.homePercent)
      expect(now?.winPercent).toBeLessThan(90)
      // Spies and the raid meet the army that is shown.
      game.clock.advance(3_600)
      const params = { opponentId: before.opponentId }
      const { seen } = (await lord.call('spyOnCastle', { params })).body.opponent
      const { fightId } = (await raid(lord, before.opponentId)).body
      const { report } = (await lord.call('getFight', { params: { fightId } })).body
      if (report.ground !== 'CASTLE') throw new Error('Not a raid on a castle')
      expect(report.defender.army).toEqual(seen?.host.army)
    }
  })

  it('finds three for the strongest and the weakest army of a level', async () => {
    await openWorld(20)
    for (const share of [0.1, 1, 3]) expect(await search(await lordOf(30, share))).toHaveLength(3)
  })

  it('of several lords at once founds for all, and not for each', async () => {
    await openWorld(20)
    const lords = await Promise.all(Array.from({ length: 8 }, () => lordOf(55)))
    const answers = await Promise.all(lords.map((lord) => lord.call('searchOpponents')))
    expect(answers.map(({ status, body }) => [status, body.found])).toEqual(lords.map(() => [200, 3]))
    expect(await neighboursNow()).toEqual({ neighbours: 23 })
    const names = await sql<{ name: string }>`SELECT name FROM player WHERE kind = 'NEIGHBOUR'`
    expect(new Set(names.map(({ name }) => name)).size).toBe(23)
  })

  it('founds at most so many castles near a level, however many accounts raid there', async () => {
    await openWorld(20)
    for (let account = 0; account < 6; account += 1) {
      const lord = await lordOf(40)
      for (let round = 0; round < 6; round += 1) {
        const castles = await search(lord)
        for (const { opponentId } of castles) {
          await sql`
            INSERT INTO raid_castle (player_id, day, gold_at_day_start, looted_today)
            SELECT id, '2026-01-15', gold, gold / 4 FROM player WHERE id = ${opponentId}
            ON CONFLICT (player_id) DO UPDATE
            SET day = excluded.day, gold_at_day_start = excluded.gold_at_day_start, looted_today = excluded.looted_today`
        }
      }
    }
    expect((await neighboursNow()).neighbours).toBeLessThanOrEqual(20 + 24)
    // Nothing is left to take, but the class is still found.
    const last = await search(await lordOf(40))
    expect(last).toHaveLength(3)
    expect(last.some(({ lootLimit }) => lootLimit === 'DAY')).toBe(true)
  })

  it('takes part in no world that shall have no neighbours', async () => {
    await openWorld(0)
    expect(await search(await lordOf(20))).toEqual([])
    expect(await neighboursNow()).toEqual({ neighbours: 0 })
  })
})

describe('raids of a ring of accounts on neighbours', () => {
  it('take gold eight times a day each and a quarter of each purse, and pay no more than missions', async () => {
    const LEVEL = 26
    await openWorld(20)
    const before = new Map<number, number>()
    // All that they have is in their vaults, so they are no opponents for each other.
    const lords = await Promise.all(
      Array.from({ length: 4 }, () => lordOf(LEVEL, 3, { gold: 0, storage: LEVEL })),
    )
    const taken = new Map<Lord, { gold: number; times: number; raids: number; limited: boolean }>()
    // Who loses fights meets the limit later.
    const allLimited = () => lords.every((lord) => taken.get(lord)?.limited)
    for (let turn = 0; turn < 12 || (turn < 40 && !allLimited()); turn += 1) {
      for (const lord of lords) {
        await sql`UPDATE player SET energy = 120, health = NULL, health_at = NULL WHERE id = ${lord.player.id}`
        const castles = await search(lord)
        for (const { id, gold } of await sql<{ id: number; gold: number }>`
          SELECT id, gold FROM player WHERE kind = 'NEIGHBOUR'`)
          if (!before.has(id)) before.set(id, gold)
        const easiest = castles.find(({ difficulty }) => difficulty === 'LOW')
        const { body, status } = await raid(lord, easiest?.opponentId ?? 0)
        expect(status).toBe(200)
        const sum = taken.get(lord) ?? { gold: 0, times: 0, raids: 0, limited: false }
        taken.set(lord, {
          gold: sum.gold + body.loot,
          times: sum.times + Number(body.loot > 0),
          raids: sum.raids + 1,
          limited: sum.limited || body.lootLimit === 'NEIGHBOURS',
        })
      }
      game.clock.advance(601)
    }
    for (const { gold, times, raids, limited } of taken.values()) {
      expect([times, limited]).toEqual([NEIGHBOUR_LOOTS_A_DAY, true])
      expect(gold / raids).toBeLessThanOrEqual(1.5 * missionGoldOfRaid(LEVEL))
    }
    for (const { id, gold } of await sql<{ id: number; gold: number }>`
      SELECT id, gold FROM player WHERE kind = 'NEIGHBOUR'`)
      expect(gold).toBeGreaterThanOrEqual(Math.floor((before.get(id) ?? 0) * 0.75))
  })
})
