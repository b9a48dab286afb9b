import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { relationSeconds, restSeconds } from '#rules/raids/timers.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { raid, raider, STRONG, WEAK } from '../raids/raiders.ts'
import {
  catchUp,
  count,
  DAY_SECONDS,
  endRunning,
  openContest,
  own,
  panel,
  running,
  score,
  scoresOf,
} from './contest-world.ts'

/** So many archers that the fight cannot be lost. */
const ARMY = { archers: 5_000, squires: 20_000 }

/** The hardest one of level 10. */
const HARD_MISSION = MISSIONS.find(({ level }) => level === 10)?.key ?? ''

let game: Game
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => game.close())

async function fightMission(lord: Lord, difficulty = 'EASY', missionKey = 'oldMill') {
  const body = { missionKey, difficulty, skill: 'FRONTAL_ATTACK' }
  expect((await lord.call('startMission', { body })).status).toBe(200)
  game.clock.advance(3_600)
  const last = (await lord.gameData('missions')).missions?.data.last
  if (!last) throw new Error('The mission is not over')
  return last
}

describe('missions in a challenge', () => {
  it('count won ones, and a lost one costs a fine by its difficulty', async () => {
    await openContest(game, 'MISSION_WINNING')
    const lord = await game.lord({ ...ARMY }, ALL_PAGES_OPEN)
    for (let won = 0; won < 3; won += 1) expect((await fightMission(lord)).result).toBe('WIN')
    expect((await own(lord)).score).toBe(3)
    await sql`UPDATE player SET archers = 3, swordsmen = 3, squires = 0, cavalry = 0, level = 10
      WHERE id = ${lord.player.id}`
    expect((await fightMission(lord, 'MEDIUM', HARD_MISSION)).result).toBe('LOSE')
    expect((await own(lord)).score).toBe(1)
    expect((await fightMission(lord, 'HARD', HARD_MISSION)).result).toBe('LOSE')
    expect(await own(lord)).toMatchObject({ score: 0, place: null, prize: null })
    expect((await panel(lord))?.challenge).toMatchObject({ type: 'MISSION_WINNING', score: 0, place: null })
  })

  it('count gold, and damage', async () => {
    const { type } = await openContest(game, 'MISSION_DAMAGE_DEALING')
    const lord = await game.lord({ ...ARMY }, ALL_PAGES_OPEN)
    await fightMission(lord)
    expect((await panel(lord))?.challenge).toMatchObject({ type, place: 1 })
    expect((await own(lord)).score).toBeGreaterThan(100)
    await openContest(game, 'MISSION_GOLD_EARNING')
    const digger = await game.lord({ ...ARMY }, ALL_PAGES_OPEN)
    const { reward } = await fightMission(digger)
    expect(reward.gold).toBeGreaterThan(0)
    expect((await own(digger)).score).toBe(reward.gold)
  })

  it('bring a diamond more in the diamond challenge, if they bring one at all', async () => {
    await openContest(game, 'MISSION_DIAMONDS_EARNING')
    const lord = await game.lord({ ...ARMY, level: 1 }, ALL_PAGES_OPEN)
    const found: number[] = []
    for (let missions = 0; missions < 24 && !found.some((diamonds) => diamonds > 0); missions += 1) {
      await sql`UPDATE player SET energy = 120 WHERE id = ${lord.player.id}`
      found.push((await fightMission(lord, 'HARD')).reward.diamonds)
    }
    expect([...new Set(found)].sort()).toEqual(found.length > 1 ? [0, 2] : [2])
    expect((await own(lord)).score).toBe(2)
    const { paid } = await sqlOne<{ paid: number }>`SELECT sum(amount)::int AS paid FROM money_entry
      WHERE player_id = ${lord.player.id} AND source = 'MISSION' AND currency = 'DIAMONDS'`
    expect(paid).toBe(2)
  })
})

describe('energy', () => {
  it('counts up to 240 of a game day, and again on the next', async () => {
    await openContest(game, 'ENERGY_SPENDING')
    const lord = await game.lord({ ...ARMY }, ALL_PAGES_OPEN)
    await sql`UPDATE player SET energy = 120 WHERE id = ${lord.player.id}`
    await fightMission(lord, 'HARD')
    const spent = (await panel(lord))?.energy.spentToday ?? 0
    expect(spent).toBeGreaterThan(0)
    expect(await own(lord)).toMatchObject({ score: spent, energyCounted: spent, place: 1 })
    await score(lord.player.id, { type: 'energySpent', energy: 500 })
    expect(await own(lord)).toMatchObject({ score: 240, energyCounted: 240 })
    await fightMission(lord)
    expect((await own(lord)).score).toBe(240)
    game.clock.advance(DAY_SECONDS)
    await score(lord.player.id, { type: 'energySpent', energy: 10 })
    expect(await own(lord)).toMatchObject({ score: 250, energyCounted: 10 })
  })

  it('returns twice as fast for the first three until the next challenge ends', async () => {
    await openContest(game, 'FORAYS')
    const lords = await Promise.all([1, 2, 3, 4].map(() => game.lord({ level: 5 }, ALL_PAGES_OPEN)))
    for (const [index, { player }] of lords.entries())
      for (let points = 0; points < 5 - index; points += 1) await score(player.id, { type: 'forayFought' })
    await endRunning(game)
    const next = await running()
    for (const [index, lord] of lords.entries()) {
      const energy = (await panel(lord))?.energy
      expect(energy?.doubledUntil ?? null, `place ${index + 1}`).toBe(
        index < 3 ? next.endsAt.toISOString() : null,
      )
      expect(energy?.intervalSeconds).toBe(index < 3 ? 360 : 720)
    }
    const [winner] = lords
    if (!winner) throw new Error('nobody')
    const endsAt = next.endsAt.getTime()
    game.clock.set(new Date(endsAt - 3_600_000))
    await sql`UPDATE player SET energy = 0, energy_at = ${game.clock.now()} WHERE id = ${winner.player.id}`
    game.clock.advance(3_600)
    // Also if the timer of the end is late.
    expect((await panel(winner))?.energy.current).toBe(10)
    game.clock.advance(3_600)
    expect((await panel(winner))?.energy.current).toBe(15)
    await catchUp(game)
    expect((await panel(winner))?.energy).toMatchObject({
      current: 15,
      intervalSeconds: 720,
      doubledUntil: null,
    })
  })

  it('keeps what has come at the old pace when it begins to come faster', async () => {
    await openContest(game, 'FORAYS')
    const lord = await game.lord({ level: 5 }, ALL_PAGES_OPEN)
    await score(lord.player.id, { type: 'forayFought' })
    const { endsAt } = await running()
    await sql`UPDATE player SET energy = 0, energy_at = ${new Date(endsAt.getTime() - 10 * 3_600_000)}
      WHERE id = ${lord.player.id}`
    await endRunning(game)
    expect((await panel(lord))?.energy).toMatchObject({ current: 50, intervalSeconds: 360 })
  })
})

describe('raids', () => {
  it.each([
    ['FORAYS', true],
    ['ENERGY_SPENDING', false],
  ] as const)('in a challenge of %s leave their timers', async (type, isShort) => {
    await openContest(game, type)
    const [lord, victim] = [await raider(game, STRONG), await raider(game, WEAK)]
    const at = game.clock.now().getTime()
    expect((await raid(lord, victim.player.id)).status).toBe(200)
    const inSeconds = (seconds: number) => new Date(at + seconds * 1_000)
    const times = await sqlOne<{ rest: Date; immune: Date; cooldown: Date }>`
      SELECT (SELECT rest_until FROM raid_castle WHERE player_id = ${lord.player.id}) AS rest,
        (SELECT immune_until FROM raid_castle WHERE player_id = ${victim.player.id}) AS immune,
        (SELECT until FROM raid_cooldown WHERE player_id = ${lord.player.id}) AS cooldown`
    expect(times).toEqual({
      rest: inSeconds(restSeconds(isShort)),
      immune: inSeconds(relationSeconds('immune-foray', isShort)),
      cooldown: inSeconds(relationSeconds('cooldown-foray', isShort)),
    })
    expect(restSeconds(true)).toBe(300)
    expect((await own(lord)).score).toBe(isShort ? 1 : 6)
  })

  it('that are beaten off count for the castle, won ones do not', async () => {
    const { id } = await openContest(game, 'FORAYS_BLOCKS')
    const [strong, weak] = [await raider(game, STRONG), await raider(game, WEAK)]
    expect((await raid(weak, strong.player.id)).body.result).toBe('LOSE')
    expect((await own(strong)).score).toBe(1)
    expect((await raid(strong, weak.player.id)).body.result).toBe('WIN')
    expect((await scoresOf(id)).map(({ playerId }) => playerId)).toEqual([strong.player.id])
    const training = await raider(game, STRONG)
    expect((await raid(training, -1)).status).toBe(200)
    expect((await own(training)).score).toBe(0)
  })
})

describe('equal scores', () => {
  it('stand in the order in which they were reached', async () => {
    const { id } = await openContest(game, 'FORAYS')
    const lords = await Promise.all([1, 2, 3].map(() => game.lord({}, ALL_PAGES_OPEN)))
    for (const { player } of lords.toReversed()) {
      await score(player.id, { type: 'forayFought' })
      game.clock.advance(5)
    }
    await count(game)
    expect(await Promise.all(lords.map(async (lord) => (await own(lord)).place))).toEqual([3, 2, 1])
    await endRunning(game)
    const [last, middle, first] = lords.map(({ player }) => player.id)
    expect((await scoresOf(id)).map(({ playerId, place }) => [playerId, place])).toEqual([
      [first, 1],
      [middle, 2],
      [last, 3],
    ])
  })
})

describe('scores', () => {
  it('do not wait for those of other players', async () => {
    await openContest(game, 'FORAYS')
    const [slow, quick] = [await game.lord({}, ALL_PAGES_OPEN), await game.lord({}, ALL_PAGES_OPEN)]
    const stored = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const held = inTransaction(async () => {
      await score(slow.player.id, { type: 'forayFought' })
      await sql`SELECT 1`
      stored.resolve()
      await gate.promise
    })
    await stored.promise
    await score(quick.player.id, { type: 'forayFought' })
    expect((await own(quick)).score).toBe(1)
    expect((await own(slow)).score).toBe(0)
    gate.resolve()
    await held
    expect((await own(slow)).score).toBe(1)
  })
})

describe('a faster game', () => {
  it('has shorter challenges, and counts as much more energy of a day', async () => {
    await game.close()
    game = await openGame({ GAME_SPEED: '60' })
    const { startedAt, endsAt } = await openContest(game, 'ENERGY_SPENDING')
    expect(endsAt.getTime() - startedAt.getTime()).toBe((3 * DAY_SECONDS * 1_000) / 60)
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    await score(lord.player.id, { type: 'energySpent', energy: 99_999 })
    expect((await own(lord)).score).toBe(240 * 60)
  })
})
