import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MISSIONS } from '../../../catalogue/missions/missions.ts'
import { relationSeconds, restSeconds } from '../../../rules/raids/timers.ts'
import { prepareWorld } from '../../../server/domains/player/world.ts'
import { countChallenges } from '../../../server/game/challenges/count-challenges.ts'
import { withPlatform } from '../../../server/platform/ambient.ts'
import { part, sql, sqlOne } from '../../../server/platform/sql.ts'
import { runOneTimer } from '../../../server/platform/timers/run-timers.ts'
import { inTransaction } from '../../../server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type CallAnswer, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { raid, raider, STRONG, WEAK } from '../raids/raiders.ts'
import {
  catchUp,
  DAY_SECONDS,
  endRunning,
  openContest,
  paidBy,
  running,
  score,
  scoresOf,
  step,
} from './contest-world.ts'

/** So many archers that the fight cannot be lost. */
const HOST = { archers: 5_000, squires: 20_000 }

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

async function own(lord: Lord) {
  const { status, body } = await lord.call('getCurrentChallenge')
  expect(status).toBe(200)
  return body.own
}
async function panel(lord: Lord) {
  return (await lord.gameData('controlPanel')).controlPanel?.data
}
function count() {
  return withPlatform(game.platform, async () => {
    while (await inTransaction(countChallenges));
  })
}

describe('missions in a challenge', () => {
  it('count won ones, and a lost one costs a fine by its difficulty', async () => {
    await openContest(game, 'MISSION_WINNING')
    const lord = await game.lord({ ...HOST }, ALL_PAGES_OPEN)
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
    const lord = await game.lord({ ...HOST }, ALL_PAGES_OPEN)
    await fightMission(lord)
    expect((await panel(lord))?.challenge).toMatchObject({ type, place: 1 })
    expect((await own(lord)).score).toBeGreaterThan(100)
    await openContest(game, 'MISSION_GOLD_EARNING')
    const digger = await game.lord({ ...HOST }, ALL_PAGES_OPEN)
    const { reward } = await fightMission(digger)
    expect(reward.gold).toBeGreaterThan(0)
    expect((await own(digger)).score).toBe(reward.gold)
  })

  it('bring a diamond more in the diamond challenge, if they bring one at all', async () => {
    await openContest(game, 'MISSION_DIAMONDS_EARNING')
    const lord = await game.lord({ ...HOST, level: 1 }, ALL_PAGES_OPEN)
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
    const lord = await game.lord({ ...HOST }, ALL_PAGES_OPEN)
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
    await count()
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

describe('the life of challenges', () => {
  it('goes on by the calendar after a week without a server', async () => {
    const first = await openContest(game, 'ENERGY_SPENDING')
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    await score(lord.player.id, { type: 'energySpent', energy: 6 })
    game.clock.set(new Date(first.endsAt.getTime() + 7 * DAY_SECONDS * 1_000))
    await catchUp(game)
    const now = await running()
    // The challenges of days 3 and 6 came and went: this is the fourth, which began a day ago.
    expect(now.type).toBe('MISSION_DIAMONDS_EARNING')
    expect(now.startedAt).toEqual(new Date(first.endsAt.getTime() + 6 * DAY_SECONDS * 1_000))
    expect(now.endsAt).toEqual(new Date(now.startedAt.getTime() + 3 * DAY_SECONDS * 1_000))
    expect(await paidBy(first.id, lord.player.id)).toHaveLength(2)
    const { until } = await sqlOne<{ until: Date }>`
      SELECT energy_doubled_until AS until FROM player WHERE id = ${lord.player.id}`
    expect(until).toEqual(now.endsAt)
  })

  it('is announced to those who are here: one begins, and it ends with place and prize', async () => {
    await openContest(game, 'FORAYS')
    const lord = await game.lord({ lastSeenAt: game.clock.now() }, ALL_PAGES_OPEN)
    const away = await game.lord({}, ALL_PAGES_OPEN)
    await sql`UPDATE player SET last_seen_at = NULL WHERE id = ${away.player.id}`
    await score(lord.player.id, { type: 'forayFought' })
    game.notified.length = 0
    await endRunning(game)
    const { body } = await lord.call('listNotifications')
    expect(body.items.map(({ type, challengeId, place }) => [type, challengeId, place])).toEqual([
      ['CHALLENGE_STARTED', (await running()).id, null],
      ['CHALLENGE_ENDED', (await running()).id - 1, 1],
    ])
    const ended = body.items[1]
    expect(ended?.title).toBe('Состязание окончено: 1-е место')
    expect(ended?.text).toMatch(
      /^«Гроза соседей», очки: 1; награда: алмазы 30, слава 60, находка: «.+» \(\d+\s%\)\. Энергия/,
    )
    expect(ended?.reward).toMatchObject({ diamonds: 30, glory: 60, gear: [{ isLeftBehind: false }] })
    expect(ended?.reward?.gear[0]?.quality).toBeGreaterThanOrEqual(80)
    const history = await lord.call('listMoneyHistory', { query: { source: 'CHALLENGE' } })
    expect(history.body.items.map(({ about }) => about)).toEqual(['«Гроза соседей»', '«Гроза соседей»'])
    const { sent } = await sqlOne<{ sent: number }>`
      SELECT count(*)::int AS sent FROM notification WHERE player_id = ${away.player.id}`
    expect(sent).toBe(0)
    expect(
      game.notified.some((one) => one.playerId === lord.player.id && one.channels.includes('controlPanel')),
    ).toBe(true)
  })

  it('counts nothing between the end and the next beginning, and shows that none runs', async () => {
    const { id, endsAt } = await openContest(game, 'FORAYS')
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    game.clock.set(endsAt)
    await score(lord.player.id, { type: 'forayFought' })
    expect(await scoresOf(id)).toEqual([])
    expect((await lord.call('getCurrentChallenge')).body).toMatchObject({ challenge: null, items: [] })
    expect((await panel(lord))?.challenge).toBeNull()
    await catchUp(game)
    expect((await lord.call('getCurrentChallenge')).body.challenge?.type).toBe('MISSION_DIAMONDS_EARNING')
  })
})

describe('the history', () => {
  it('has a page for every challenge with its table, and the running one is not in it', async () => {
    await openContest(game, 'ENERGY_SPENDING')
    const lords = await Promise.all(Array.from({ length: 12 }, () => game.lord({}, ALL_PAGES_OPEN)))
    const ids: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const { id, type } = await running()
      ids.push(id)
      for (const [index, { player }] of lords.entries()) {
        await score(player.id, { type: 'energySpent', energy: 1 + index })
        if (type === 'FORAYS') await score(player.id, { type: 'forayFought' })
      }
      await endRunning(game)
    }
    const reader = await game.lord({}, ALL_PAGES_OPEN)
    const listed: number[] = []
    let cursor: string | null = null
    do {
      const page: CallAnswer<'listChallengeHistory'> = await reader.call('listChallengeHistory', {
        query: { limit: '2', ...(cursor && { cursor }) },
      })
      expect(page.status).toBe(200)
      listed.push(...page.body.items.map(({ challenge }) => challenge.challengeId))
      cursor = page.body.nextCursor
    } while (cursor !== null)
    expect(listed).toEqual(ids.toReversed())

    const challengeId = ids[0] ?? 0
    const best = lords.toReversed().map(({ player }) => player.id)
    const seen: number[] = []
    cursor = null
    do {
      const page: CallAnswer<'getPastChallenge'> = await reader.call('getPastChallenge', {
        params: { challengeId },
        query: { limit: '5', ...(cursor && { cursor }) },
      })
      expect(page.body).toMatchObject({ own: null, challenge: { status: 'ENDED', players: 12 } })
      seen.push(...page.body.items.map(({ player }) => player.playerId))
      cursor = page.body.nextCursor
    } while (cursor !== null)
    expect(seen).toEqual(best)
    for (const unknown of [(await running()).id, 999_999])
      expect((await reader.call('getPastChallenge', { params: { challengeId: unknown } })).status).toBe(404)
    expect((await reader.call('listChallengeRecords')).body.items).toHaveLength(7)
  })
})

describe('generated castles', () => {
  it('score by their own pace, a quarter of them an hour, and get places but no prizes', async () => {
    await game.close()
    game = await openGame({ WORLD_NEIGHBOURS: '24' })
    await prepareWorld()
    const { id } = await openContest(game, 'ENERGY_SPENDING')
    const look = () => runOneTimer(game.platform, undefined, part`kind = 'neighbourScores'`)
    let written = 0
    for (let hour = 0; hour < 70; hour += 1) {
      game.clock.advance(3_600)
      expect(await look()).toBe(true)
      expect(await look()).toBe(false)
      const { changes } = await sqlOne<{
        changes: number
      }>`SELECT count(*)::int AS changes FROM challenge_change`
      written = Math.max(written, changes)
      await count()
    }
    expect(written).toBeLessThanOrEqual(10)
    const scores = await scoresOf(id)
    expect(scores).toHaveLength(24)
    expect(new Set(scores.map((row) => row.score)).size).toBeGreaterThan(10)
    await endRunning(game)
    expect((await scoresOf(id)).every(({ place }) => place !== null)).toBe(true)
    const { entries } = await sqlOne<{ entries: number }>`
      SELECT count(*)::int AS entries FROM money_entry WHERE source = 'CHALLENGE'`
    expect(entries).toBe(0)
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    const { body } = await lord.call('getPastChallenge', { params: { challengeId: id } })
    expect(body.items.every(({ isGenerated, prize }) => isGenerated && prize === null)).toBe(true)
    expect(await step(game)).toBe(false)
  })
})
