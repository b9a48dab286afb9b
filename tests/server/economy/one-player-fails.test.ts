import { afterEach, describe, expect, it } from 'vitest'
import { prepareWorld } from '#server/domains/player/world.ts'
import { timerHandlers } from '#server/domains/timers.ts'
import { part, sql, sqlOne } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { allowWrites, failWrites } from '../../support/fail-writes.ts'
import { noteLeftOut } from '../../support/note-left-out.ts'
import { ALL_PAGES_OPEN, type Game, openGame } from '../../support/open-game.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'
import { catchUp, endRunning, openContest, paidBy, score, scoresOf } from '../challenges/contest-world.ts'

const HOUR_SECONDS = 3_600

let test: Pick<TestPlatform, 'close'> | undefined
afterEach(async () => {
  await test?.close()
  test = undefined
})

async function openWorld(worldNeighbours: number) {
  const leftOut = noteLeftOut()
  const opened = await openTestPlatform({
    config: { worldNeighbours },
    timerHandlers,
    onLeftOut: leftOut.onLeftOut,
  })
  test = opened
  await prepareWorld()
  return { ...opened, leftOut: leftOut.lines }
}

async function openChallenge() {
  const leftOut = noteLeftOut()
  const game: Game = await openGame({}, undefined, leftOut.onLeftOut)
  test = game
  const contest = await openContest(game, 'FORAYS')
  const lords = []
  for (let number = 0; number < 3; number += 1) {
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    await score(lord.player.id, { type: 'forayFought' })
    lords.push(lord.player.id)
    game.clock.advance(60)
  }
  return { game, contest, lords, leftOut: leftOut.lines }
}

function grownAt() {
  return sql<{ playerId: number; grownAt: Date; dueAt: Date }>`
    SELECT player_id, grown_at, due_at FROM neighbour ORDER BY player_id`
}

describe('a timer that fails for one player', () => {
  it('lets the other neighbours grow, and tries that one again after an hour', async () => {
    const { platform, clock, leftOut } = await openWorld(12)
    const [spoiled] = await grownAt()
    const id = spoiled?.playerId ?? 0
    await failWrites('player', `NEW.id = ${id}`)
    const live = async () => {
      for (let looks = 0; looks < 20; looks += 1) {
        await runOneTimer(platform, undefined, part`kind = 'neighboursGrow'`)
        clock.advance(60)
      }
    }
    clock.advance(48 * HOUR_SECONDS)
    await live()
    const after = await grownAt()
    const stale = after.filter(
      (row) => row.grownAt.getTime() < clock.now().getTime() - 2 * HOUR_SECONDS * 1_000,
    )
    expect(stale.map(({ playerId }) => playerId)).toEqual([id])
    expect(stale[0]?.grownAt).toEqual(spoiled?.grownAt)
    expect(leftOut).toHaveLength(1)
    expect(leftOut[0]).toContain(`timer neighboursGrow {"playerId":${id}`)
    await allowWrites('player')
    clock.advance(HOUR_SECONDS)
    await live()
    const healed = (await grownAt()).find(({ playerId }) => playerId === id)
    expect(healed?.grownAt.getTime()).toBeGreaterThan(spoiled?.grownAt.getTime() ?? 0)
  })

  it('pays the others their prizes, and that one when it can', async () => {
    const { game, contest, lords, leftOut } = await openChallenge()
    const [first = 0, second = 0, third = 0] = lords
    await failWrites('money_entry', `NEW.player_id = ${second}`)
    await endRunning(game)
    expect(await paidBy(contest.id, first)).toHaveLength(2)
    expect(await paidBy(contest.id, third)).toHaveLength(2)
    expect(await paidBy(contest.id, second)).toEqual([])
    expect(leftOut.join('\n')).toContain(`timer endChallenge {"playerId":${second}`)
    const placeOf = async () =>
      (await scoresOf(contest.id)).find(({ playerId }) => playerId === second)?.place
    expect(await placeOf()).toBeNull()
    const settled = () =>
      sqlOne<{
        isSettled: boolean
      }>`SELECT settled_at IS NOT NULL AS is_settled FROM challenge WHERE id = ${contest.id}`
    expect(await settled()).toEqual({ isSettled: false })

    await allowWrites('money_entry')
    game.clock.advance(HOUR_SECONDS)
    await catchUp(game)
    expect(await paidBy(contest.id, second)).toHaveLength(2)
    expect(await placeOf()).toBe(2)
    expect(await settled()).toEqual({ isSettled: true })
    game.clock.advance(HOUR_SECONDS)
    await catchUp(game)
    for (const id of lords) expect(await paidBy(contest.id, id)).toHaveLength(2)
  })

  it('also begins and pays the next challenge while one waits for its prize', async () => {
    const { game, contest, lords } = await openChallenge()
    const [first = 0, second = 0] = lords
    await failWrites('money_entry', `NEW.player_id = ${second}`)
    await endRunning(game)
    await score(first, { type: 'forayFought' })
    await endRunning(game)
    const later = await sql<{ id: number; isSettled: boolean }>`
      SELECT id, settled_at IS NOT NULL AS is_settled FROM challenge WHERE status = 'ENDED' AND id >= ${contest.id} ORDER BY id`
    expect(later.map(({ isSettled }) => isSettled)).toEqual([false, true])
    await allowWrites('money_entry')
  })

  it('opens the lots of the other stalls', async () => {
    const { platform, leftOut } = await openWorld(60)
    const count = async () =>
      (await sqlOne<{ lots: number }>`SELECT count(*)::int AS lots FROM market_lot WHERE status = 'OPEN'`)
        .lots
    const before = await count()
    await failWrites('market_lot', 'NEW.seller_id % 2 = 0')
    await sql`UPDATE market_lot SET ends_at = now() - interval '1 year' WHERE seller_id % 2 = 1`
    await sql`UPDATE timer SET run_at = ${platform.clock.now()}, due_at = ${platform.clock.now()} WHERE kind = 'marketStalls'`
    await runOneTimer(platform, undefined, part`kind = 'marketStalls'`)
    expect(await count()).toBeGreaterThan(before)
    expect(leftOut.length).toBeGreaterThan(0)
    for (const line of leftOut) expect(line).toContain('timer marketStalls {"sellerId":')
    await allowWrites('market_lot')
  })
})
