import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import {
  type ChallengeEvent,
  type ChallengeTally,
  type ChallengeType,
  countEvent,
  prizeOfPlace,
} from '#rules/challenges/challenges.ts'
import { createRandom, type Random } from '#rules/core/random.ts'
import { countForChallenge, readContest } from '#server/game/challenges/contest.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { part, sql, sqlOne } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type CallAnswer, type Game, type Lord, openGame } from '../../support/open-game.ts'
import {
  catchUp,
  count,
  endRunning,
  openContest,
  paidBy,
  running,
  score,
  scoresOf,
  step,
} from './contest-world.ts'

const PLAYERS = 30

let game: Game
let first: Lord
const lords: Lord[] = []
beforeAll(async () => {
  game = await openGame()
  first = await game.lord({ level: 12 }, [])
  lords.push(first)
  for (let count = 1; count < PLAYERS; count += 1) lords.push(await game.lord({ level: 12 }, []))
})
afterAll(() => game.close())

function eventFor(random: Random): ChallengeEvent {
  return random.pick<ChallengeEvent>([
    { type: 'energySpent', energy: random.int(1, 60) },
    {
      type: 'missionEnded',
      difficulty: random.pick(['EASY', 'MEDIUM', 'HARD']),
      result: random.pick(['WIN', 'WIN', 'WIN', 'LOSE', 'DRAW']),
      damage: random.int(0, 5_000),
      gold: random.int(0, 90),
      diamonds: random.int(0, 1),
    },
    { type: 'forayFought' },
    { type: 'forayBlocked' },
  ])
}

/** Who has which score in the end, and when it was reached. Of equal scores the earlier one is ahead. */
type Model = Map<number, ChallengeTally & { readonly at: number }>

function placesIn(model: Model): Map<number, number> {
  const scored = [...model].filter(([, { score: points }]) => points > 0)
  const isAhead = (one: { score: number; at: number }, other: { score: number; at: number }) =>
    one.score > other.score || (one.score === other.score && one.at < other.at)
  return new Map(
    scored.map(([id, own]) => [id, 1 + scored.filter(([, other]) => isAhead(other, own)).length]),
  )
}

/** Rounds of events of all players at the same time. */
async function play(type: ChallengeType, random: Random, model: Model): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    game.clock.advance(random.int(1, 3_000))
    const at = game.clock.now().getTime()
    const events = lords.map(({ player }) => ({ id: player.id, event: eventFor(random) }))
    await Promise.all(events.map(({ id, event }) => score(id, event)))
    for (const { id, event } of events) {
      const before = model.get(id) ?? { score: 0, energyCounted: 0, at: 0 }
      const after = countEvent(before, type, event)
      model.set(id, { ...after, at: after.score === before.score ? before.at : at })
    }
  }
}

type Line = { readonly playerId: number; readonly place: number; readonly score: number }

async function tableOf(): Promise<Line[]> {
  const items: Line[] = []
  let cursor: string | null = null
  do {
    const { status, body }: CallAnswer<'getCurrentChallenge'> = await first.call('getCurrentChallenge', {
      query: cursor === null ? { limit: '7' } : { limit: '7', cursor },
    })
    expect(status).toBe(200)
    items.push(
      ...body.items.map((item) => ({ playerId: item.player.playerId, place: item.place, score: item.score })),
    )
    cursor = body.nextCursor
  } while (cursor !== null)
  return items
}

// In the order of their turns, so that sessions last from one to the next.
describe.each(CHALLENGE_TEXTS.map(({ type }) => type))('a challenge of %s', (type) => {
  it('counts thirty players who score at once, and pays the places that the rules predict', async () => {
    const { id } = await openContest(game, type)
    const random = createRandom(`whole ${type}`)
    const model: Model = new Map()
    await play(type, random, model)
    const places = placesIn(model)
    expect(places.size).toBeGreaterThan(3)

    await count(game)
    const table = await tableOf()
    expect(new Map(table.map((line) => [line.playerId, line.place]))).toEqual(places)
    expect(table.map((line) => line.score)).toEqual(table.map((line) => model.get(line.playerId)?.score))
    for (const lord of lords.slice(0, 5)) {
      const { own, challenge } = (await lord.call('getCurrentChallenge')).body
      expect(own).toMatchObject({
        score: model.get(lord.player.id)?.score ?? 0,
        place: places.get(lord.player.id) ?? null,
      })
      expect(challenge).toMatchObject({ challengeId: id, type, status: 'ACTIVE', players: places.size })
    }

    await endRunning(game)
    for (const { player } of lords) {
      const place = places.get(player.id) ?? null
      const prize = place === null ? null : prizeOfPlace(CHALLENGE_PRIZES, place, places.size)
      const expected = prize
        ? [
            { currency: 'DIAMONDS', amount: prize.diamonds },
            { currency: 'GLORY', amount: prize.glory },
          ]
        : []
      expect(await paidBy(id, player.id), `place ${place}`).toEqual(expected)
      const { gear } = await sqlOne<{ gear: number }>`SELECT count(*)::int AS gear FROM gear_entry
        WHERE player_id = ${player.id} AND source = 'CHALLENGE' AND reference = ${`challenge:${id}`}`
      expect(gear).toBe(prize?.gearQualityMin == null ? 0 : 1)
    }
    const records = (await first.call('listChallengeRecords')).body.items.find((one) => one.type === type)
    const best = Math.max(...[...model.values()].map((tally) => tally.score))
    expect(records?.best[0]?.record).toMatchObject({ score: best, challengeId: id })
    expect(records?.own?.score ?? 0).toBe(model.get(first.player.id)?.score)
  })
})

describe('a challenge that ends while everybody scores', () => {
  it('takes each score whole or not at all, and pays the places of what it took', async () => {
    const { id, endsAt } = await openContest(game, 'FORAYS')
    const storm = lords.flatMap(({ player }) =>
      Array.from({ length: 4 }, async () => {
        await score(player.id, { type: 'forayFought' })
      }),
    )
    await Promise.race(storm)
    game.clock.set(endsAt)
    await Promise.all([...storm, step(game), step(game)])
    const atEnd = await scoresOf(id)
    await Promise.all(lords.map(({ player }) => score(player.id, { type: 'forayFought' })))
    await catchUp(game)
    const paid = await scoresOf(id)
    expect(paid.map(({ place: _, ...row }) => row)).toEqual(atEnd.map(({ place: _, ...row }) => row))
    const values = paid.map(({ value }) => value)
    expect(paid.map(({ place }) => place)).toEqual(values.map((value) => values.indexOf(value) + 1))
    for (const { playerId, place } of paid) {
      const prize = prizeOfPlace(CHALLENGE_PRIZES, place ?? 0, paid.length)
      expect((await paidBy(id, playerId)).map(({ amount }) => amount)).toEqual(
        prize ? [prize.diamonds, prize.glory] : [],
      )
    }
    expect((await running()).id).not.toBe(id)
  })

  it('does not take a late score, whose command began before the end', async () => {
    const { id, endsAt } = await openContest(game, 'FORAYS')
    const [early, late] = lords
    if (!early || !late) throw new Error('nobody')
    await score(early.player.id, { type: 'forayFought' })
    const elsewhere = AsyncLocalStorage.snapshot()
    const ended = inTransaction(async () => {
      const player = await lockPlayer(late.player.id)
      const contest = await readContest(player.id)
      game.clock.set(endsAt)
      await elsewhere(() => step(game))
      countForChallenge(contest, player, { type: 'forayFought' })
    })
    await ended
    expect((await scoresOf(id)).map(({ playerId }) => playerId)).toEqual([early.player.id])
    await catchUp(game)
    expect(await paidBy(id, late.player.id)).toEqual([])
  })

  it('pays once, however often its end is forced', async () => {
    const { id, endsAt } = await openContest(game, 'FORAYS')
    await Promise.all(lords.map(({ player }) => score(player.id, { type: 'forayFought' })))
    game.clock.set(endsAt)
    for (let forced = 0; forced < 12; forced += 1) {
      await sql`UPDATE timer SET due_at = ${game.clock.now()}, run_at = ${game.clock.now()} WHERE kind = 'endChallenge'`
      const handle = game.platform.timerHandlers.endChallenge
      const due = { kind: 'endChallenge', subjectId: 0, playerId: null, dueAt: game.clock.now() }
      await Promise.all([
        step(game),
        withPlatform(game.platform, () => inTransaction(async () => handle?.(due))),
        withPlatform(game.platform, () => inTransaction(async () => handle?.(due))),
      ])
      game.clock.advance(1)
    }
    await catchUp(game)
    const { ended } = await sqlOne<{ ended: number }>`SELECT count(*)::int AS ended FROM challenge
      WHERE ends_at = ${endsAt} AND settled_at IS NOT NULL`
    expect(ended).toBe(1)
    for (const { playerId } of await scoresOf(id))
      expect((await paidBy(id, playerId)).length).toBeLessThanOrEqual(2)
    const { sent } = await sqlOne<{ sent: number }>`SELECT count(*)::int AS sent FROM notification
      WHERE type = 'CHALLENGE_ENDED' AND (payload ->> 'challengeId')::bigint = ${id}`
    expect(sent).toBe(PLAYERS)
  })
})

describe('a server that is killed while it pays', () => {
  it('pays every prize once', async () => {
    const { id, endsAt } = await openContest(game, 'ENERGY_SPENDING')
    for (const [index, { player }] of lords.entries())
      await score(player.id, { type: 'energySpent', energy: 1 + index })
    game.clock.set(endsAt)
    const handle = game.platform.timerHandlers.endChallenge
    const doomed = {
      ...game.platform,
      timerHandlers: {
        ...game.platform.timerHandlers,
        endChallenge: async (timer: Parameters<NonNullable<typeof handle>>[0]) => {
          await handle?.(timer)
          await sql`SELECT pg_terminate_backend(pg_backend_pid())`
        },
      },
    }
    // Each step dies once before it succeeds.
    for (let steps = 0; steps < 8; steps += 1) {
      await sql`UPDATE timer SET run_at = due_at WHERE kind = 'endChallenge'`
      await withPlatform(doomed, () =>
        runOneTimer(doomed, undefined, part`kind = 'endChallenge'`).catch(() => undefined),
      )
      await sql`UPDATE timer SET run_at = due_at WHERE kind = 'endChallenge'`
      await step(game)
      game.clock.advance(1)
    }
    await catchUp(game)
    const paid = await scoresOf(id)
    expect(paid.map(({ place }) => place)).toEqual(lords.map((_, index) => index + 1))
    for (const { playerId, place } of paid) {
      const prize = prizeOfPlace(CHALLENGE_PRIZES, place ?? 0, PLAYERS)
      expect((await paidBy(id, playerId)).map(({ amount }) => amount)).toEqual(
        prize ? [prize.diamonds, prize.glory] : [],
      )
    }
  })
})
