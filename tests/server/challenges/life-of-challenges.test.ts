import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareWorld } from '#server/domains/player/world.ts'
import { purgeChallengeScores, purgeChallengeTables } from '#server/game/challenges/purge-challenges.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { part, sql, sqlOne } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { ALL_PAGES_OPEN, type CallAnswer, type Game, openGame } from '../../support/open-game.ts'
import {
  catchUp,
  count,
  DAY_SECONDS,
  endRunning,
  openContest,
  paidBy,
  panel,
  running,
  score,
  scoresOf,
  step,
} from './contest-world.ts'

let game: Game
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => game.close())

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

  it('outlives what places were counted by, and keeps the first hundred places', async () => {
    const { id } = await openContest(game, 'FORAYS')
    const lords = await Promise.all(Array.from({ length: 3 }, () => game.lord({}, ALL_PAGES_OPEN)))
    for (const { player } of lords) {
      await score(player.id, { type: 'forayFought' })
      game.clock.advance(1)
    }
    const rows = () =>
      sqlOne<Record<string, number>>`
        SELECT (SELECT count(*)::int FROM challenge_standing WHERE challenge_id = ${id}) AS standings,
          (SELECT count(*)::int FROM challenge_count WHERE challenge_id = ${id}) AS counts,
          (SELECT count(*)::int FROM challenge_score WHERE challenge_id = ${id}) AS scores`
    const purge = (days: number) =>
      withPlatform(game.platform, async () => {
        const instant = new Date(game.clock.now().getTime() + days * DAY_SECONDS * 1_000)
        for (const remove of [purgeChallengeScores, purgeChallengeTables])
          while ((await remove(instant, 2)) >= 2);
      })
    await count(game)
    await purge(0)
    expect(await rows()).toMatchObject({ standings: 3, scores: 3 })
    await endRunning(game)
    await purge(89)
    expect(await rows()).toEqual({ standings: 0, counts: 0, scores: 3 })
    await sql`UPDATE challenge_score SET place = 101 WHERE challenge_id = ${id} AND place = 3`
    await purge(89)
    expect(await rows()).toMatchObject({ scores: 3 })
    await purge(91)
    expect(await rows()).toMatchObject({ scores: 2 })
    const { body } = await (await game.lord({}, ALL_PAGES_OPEN)).call('getPastChallenge', {
      params: { challengeId: id },
    })
    expect(body.items.map(({ place }) => place)).toEqual([1, 2])
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
      await count(game)
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
