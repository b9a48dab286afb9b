import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readStrongest } from '#server/domains/player/queries.ts'
import { endBlock } from '#server/game/blocks/blocks.ts'
import { countGuildStandings } from '#server/game/standings/count-guilds.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { blockLord, unblockLord } from '../../support/block-lord.ts'
import { guildTagOf, leadGuild } from '../../support/lead-guild.ts'
import { ALL_PAGES_OPEN, type Game, GUILDS_OPEN, type Lord, openGame } from '../../support/open-game.ts'
import {
  catchUp,
  count,
  endRunning,
  openContest,
  paidBy,
  running,
  score,
  step,
} from '../challenges/contest-world.ts'

const PAGES = [...ALL_PAGES_OPEN, ...GUILDS_OPEN]
const HOUR_SECONDS = 3_600

let game: Game
/** The best in everything, until blocked. */
let cheat: Lord
let honest: Lord
beforeEach(async () => {
  game = await openGame()
  const here = { lastSeenAt: game.clock.now() }
  cheat = await game.lord({ level: 30, missionsWon: 99, unlimitedRecord: 50, gold: 9_000, ...here }, PAGES)
  honest = await game.lord({ level: 29, missionsWon: 9, unlimitedRecord: 5, gold: 900, ...here }, PAGES)
})
afterEach(() => game.close())

function block(lord: Lord, hours: number | null): Promise<void> {
  return blockLord(game, lord, hours)
}
function unblock(lord: Lord): Promise<void> {
  return unblockLord(game, lord)
}

function countLists(): Promise<void> {
  return withPlatform(game.platform, async () => {
    while (await inTransaction(countStandings));
    while (await inTransaction(countGuildStandings));
  })
}

async function topPlayers(): Promise<number[]> {
  await countLists()
  const { body } = await honest.call('listTopPlayers', { query: { limit: '100' } })
  return body.items.map(({ player }) => player.playerId)
}

async function placeOfHonest(): Promise<number> {
  return (await honest.call('getOwnPlace')).body.item.place
}

async function joinGuild(guildTag: string, lord: Lord): Promise<void> {
  const params = { guildTag, playerId: lord.player.id }
  expect((await lord.call('sendGuildJoinRequest', { params })).status).toBe(200)
  expect((await honest.call('acceptGuildJoinRequest', { params })).status).toBe(200)
}

async function profileOf({ player }: Lord) {
  const { body } = await honest.call('getPlayer', { params: { playerId: player.id } })
  return [body.isBlocked, body.isOnline]
}

describe('a blocked lord', () => {
  it('has no place in the top list and is not found there, and counts again when the block is lifted', async () => {
    expect(await topPlayers()).toContain(cheat.player.id)
    expect(await placeOfHonest()).toBe(2)
    await block(cheat, null)
    expect(await topPlayers()).not.toContain(cheat.player.id)
    expect(await placeOfHonest()).toBe(1)
    const found = await honest.call('listPlayersByName', { query: { name: cheat.player.name } })
    expect(found.body.items.map(({ player }) => player.playerId)).not.toContain(cheat.player.id)
    expect((await honest.call('getUnlimitedMission')).body).toMatchObject({ place: 1, players: 1 })
    await unblock(cheat)
    expect(await topPlayers()).toContain(cheat.player.id)
    expect(await placeOfHonest()).toBe(2)
  })

  it('counts again when the time of the block is over, and not before', async () => {
    await block(cheat, 5)
    game.clock.advance(4 * HOUR_SECONDS)
    await withPlatform(game.platform, () => inTransaction(() => endBlock(cheat.player.id)))
    expect(await topPlayers()).not.toContain(cheat.player.id)
    game.clock.advance(HOUR_SECONDS)
    const { timer } = await sqlOne<{ timer: number }>`
      SELECT count(*)::int AS timer FROM timer WHERE kind = 'blockEnd' AND player_id = ${cheat.player.id}
        AND due_at <= ${game.clock.now()}`
    expect(timer).toBe(1)
    await withPlatform(game.platform, () => inTransaction(() => endBlock(cheat.player.id)))
    expect(await topPlayers()).toContain(cheat.player.id)
    expect(await profileOf(cheat)).toEqual([false, false])
  })

  it('is offline at once, and the page says why', async () => {
    expect(await profileOf(cheat)).toEqual([false, true])
    await block(cheat, 1)
    expect(await profileOf(cheat)).toEqual([true, false])
    await unblock(cheat)
    expect((await profileOf(cheat))[0]).toBe(false)
  })

  it('is no neighbour and none of the strongest castles', async () => {
    const near = async () =>
      (await honest.call('listNeighbours')).body.items.map(({ player }) => player.playerId)
    const strongest = () => withPlatform(game.platform, async () => (await readStrongest(1))[0]?.id)
    expect(await near()).toContain(cheat.player.id)
    expect(await strongest()).toBe(cheat.player.id)
    await block(cheat, null)
    expect(await near()).not.toContain(cheat.player.id)
    expect(await strongest()).toBe(honest.player.id)
  })

  it('adds nothing to the place of the guild', async () => {
    await leadGuild(honest.player.id)
    const tag = guildTagOf(honest.player.id)
    await joinGuild(tag, cheat)
    const gold = async () => {
      await countLists()
      const { body } = await honest.call('listTopGuilds')
      return body.items.find(({ guildTag }) => guildTag === tag)?.totalGold
    }
    expect(await gold()).toBe(9_900)
    await block(cheat, null)
    expect(await gold()).toBe(900)
    await unblock(cheat)
    expect(await gold()).toBe(9_900)
  })
})

describe('the challenge of a blocked lord', () => {
  async function table(): Promise<number[]> {
    await count(game)
    const { body } = await honest.call('getCurrentChallenge')
    return body.items.map(({ player }) => player.playerId)
  }

  async function scoreBoth(): Promise<void> {
    for (let fights = 0; fights < 3; fights += 1) await score(cheat.player.id, { type: 'forayFought' })
    await score(honest.player.id, { type: 'forayFought' })
  }

  it('has no line and no prize, the next lord wins, and the points count again in time', async () => {
    const { id } = await openContest(game, 'FORAYS')
    await scoreBoth()
    expect(await table()).toEqual([cheat.player.id, honest.player.id])
    await block(cheat, null)
    expect(await table()).toEqual([honest.player.id])
    await unblock(cheat)
    expect(await table()).toEqual([cheat.player.id, honest.player.id])
    await block(cheat, null)
    await endRunning(game)
    expect(await paidBy(id, cheat.player.id)).toEqual([])
    const past = await honest.call('getPastChallenge', { params: { challengeId: id } })
    expect(past.body.items.map(({ player, place }) => [player.playerId, place])).toEqual([
      [honest.player.id, 1],
    ])
    expect(past.body.challenge.players).toBe(1)
  })

  it('pays no prize to who is blocked between the count and the payment, and lets others keep their places', async () => {
    const { id } = await openContest(game, 'FORAYS')
    await scoreBoth()
    game.clock.set((await running()).endsAt)
    const scored = async () =>
      (await sqlOne<{ scored: number | null }>`SELECT scored FROM challenge WHERE id = ${id}`).scored
    while ((await scored()) === null) {
      if (!(await step(game))) game.clock.advance(1)
    }
    await block(cheat, null)
    await catchUp(game)
    expect(await paidBy(id, cheat.player.id)).toEqual([])
    expect(await paidBy(id, honest.player.id)).toHaveLength(2)
    const past = await honest.call('getPastChallenge', { params: { challengeId: id } })
    expect(past.body.own?.place).toBe(2)
    const records = await honest.call('listChallengeRecords')
    const best = records.body.items.find(({ type }) => type === 'FORAYS')?.best
    expect(best?.map(({ player }) => player.playerId)).toEqual([honest.player.id])
  })

  it('shows no records and no lines of ended challenges while the block lasts', async () => {
    const { id } = await openContest(game, 'FORAYS')
    await scoreBoth()
    await endRunning(game)
    const shown = async () => {
      const [past, history, records] = await Promise.all([
        honest.call('getPastChallenge', { params: { challengeId: id } }),
        honest.call('listChallengeHistory'),
        honest.call('listChallengeRecords'),
      ])
      return {
        lines: past.body.items.map(({ player, place }) => [player.playerId, place]),
        winner: history.body.items.find(({ challenge }) => challenge.challengeId === id)?.winner?.player
          .playerId,
        best: records.body.items
          .find(({ type }) => type === 'FORAYS')
          ?.best.map(({ player }) => player.playerId),
      }
    }
    const [first, second] = [cheat.player.id, honest.player.id]
    const whole = {
      lines: [
        [first, 1],
        [second, 2],
      ],
      winner: first,
      best: [first, second],
    }
    expect(await shown()).toEqual(whole)
    await block(cheat, null)
    expect(await shown()).toEqual({ lines: [[second, 2]], winner: second, best: [second] })
    await unblock(cheat)
    expect(await shown()).toEqual(whole)
  })
})
