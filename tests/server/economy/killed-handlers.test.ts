import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { prepareWorld } from '#server/domains/player/world.ts'
import { startAlikeNames } from '#server/game/alike-names/timer.ts'
import { startChallenges } from '#server/game/challenges/timer.ts'
import { startNeighbours } from '#server/game/neighbours/timer.ts'
import { startStandings } from '#server/game/standings/timer.ts'
import { startStatistics } from '#server/game/statistics/timer.ts'
import { schedule, startWorldTimer } from '#server/game/timers/schedule.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import type { Platform } from '#server/platform/platform.ts'
import { part, sql } from '#server/platform/sql.ts'
import { startPlatformTimers } from '#server/platform/timers/platform-timers.ts'
import { runOneTimer, runTimerBatch } from '#server/platform/timers/run-timer.ts'
import type { DueTimer } from '#server/platform/timers/timer-handlers.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, newKey, openGame, RAIDS_OPEN } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'
import { catchUp, score } from '../challenges/contest-world.ts'
import { call, crusader, gather, start } from '../crusades/crusaders.ts'
import { orderPack } from '../donate/till.ts'
import { band, fellow, freshNames } from '../guilds/guild-folk.ts'
import { giveResource, lotOf, trader } from '../market/stall-keeper.ts'

let game: Game
beforeAll(async () => {
  game = await openGame({ WORLD_NEIGHBOURS: '5' })
  await prepareWorld()
  await sql`DELETE FROM timer`
})
afterAll(() => game.close())

/** After so long every timer of a player is due. */
const WAIT_DAYS = 8

async function prepareMission() {
  const lord = await trader(game)
  const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
  expect((await lord.call('startMission', { key: newKey(), body })).status).toBe(200)
}
async function prepareTaxes() {
  const lord = await trader(game, { peasants: 50 })
  expect((await lord.call('startTaxCollection', { key: newKey(), body: { hours: 1 } })).status).toBe(200)
}
async function prepareLot() {
  const lord = await trader(game)
  await giveResource(lord, 1, 30)
  await lotOf(lord, { marketKey: 'resource', itemId: 1, amount: 10 })
}
/** A stored answer that is too old. */
async function preparePurge() {
  await startPlatformTimers()
  await sql`
    INSERT INTO idempotency (scope, key, operation, fingerprint, status, created_at)
    VALUES ('test', gen_random_uuid(), 'test', '', 204, ${game.clock.now()}::timestamptz - interval '2 days')`
}
/** A lord who has moved in the top lists. */
async function prepareStandings() {
  await sql`DELETE FROM standing_change`
  const { player } = await trader(game)
  await sql`INSERT INTO standing_change (player_id) VALUES (${player.id})`
  await startStandings()
}
function prepareStalls() {
  return sql`INSERT INTO timer (kind, subject_id, due_at, run_at)
    VALUES ('marketStalls', 0, ${game.clock.now()}, ${game.clock.now()})`
}

/** A neighbour that is due to grow. */
async function prepareGrowth() {
  await startNeighbours()
  await sql`DELETE FROM timer WHERE kind <> 'neighboursGrow'`
}
/** A lord to whom neighbours are due. */
async function prepareNeighbourRaid() {
  const { player } = await game.lord({ level: 12 }, [...ALL_PAGES_OPEN, ...RAIDS_OPEN])
  await sql`UPDATE player SET level = 12, last_seen_at = ${new Date(game.clock.now().getTime() + WAIT_DAYS * 86_400_000)}
    WHERE id = ${player.id} OR kind = 'NEIGHBOUR'`
  await sql`INSERT INTO neighbour_visit (player_id, due_at) VALUES (${player.id}, ${game.clock.now()})`
  await startNeighbours()
  await sql`DELETE FROM timer WHERE kind <> 'neighbourRaids'`
}

/** A founding whose shares are returned. */
async function prepareFounding() {
  const body = { ...freshNames(), diamonds: 100 }
  expect((await (await fellow(game, 100)).call('createGuildFounding', { body })).status).toBe(200)
}
/** A member of a crusade that is out. */
async function prepareCrusadeEnd() {
  const [leader, mate] = [await crusader(game), await crusader(game)]
  const { crusadeId } = await gather([leader, mate])
  expect((await start(leader, crusadeId)).status).toBe(200)
  await sql`DELETE FROM timer WHERE player_id = ${mate.player.id}`
}
/** A crusade whose time is over. */
async function prepareGathering() {
  await gather([await crusader(game), await crusader(game)])
}
/** A crusade that a neighbour may join. */
async function prepareNeighbourCrusade() {
  await sql`UPDATE player SET level = 13 WHERE kind = 'NEIGHBOUR'`
  await call(await crusader(game))
  await startNeighbours()
  await sql`DELETE FROM timer WHERE kind <> 'neighbourCrusades'`
}

/** A challenge with scores, whose time is over. */
async function prepareChallenge() {
  await startChallenges()
  await catchUp(game)
  const { player } = await trader(game)
  await score(player.id, { type: 'energySpent', energy: 6 })
}
/** A running challenge in which a neighbour has scored since. */
async function prepareNeighbourScores() {
  await startChallenges()
  await catchUp(game)
  await sql`UPDATE challenge SET started_at = ${game.clock.now()},
    ends_at = ${new Date(game.clock.now().getTime() + 2 * WAIT_DAYS * 86_400_000)} WHERE status = 'ACTIVE'`
  await sql`DELETE FROM timer WHERE kind <> 'neighbourScores'`
}
/** An order that nobody pays. */
async function prepareOrder() {
  await orderPack(await trader(game), 'handful')
}
/** A player whose three days are over. */
async function prepareDeletion() {
  const { player } = await trader(game)
  const dueAt = game.clock.now()
  await sql`UPDATE player SET deletion_due_at = ${dueAt} WHERE id = ${player.id}`
  await sql`INSERT INTO timer (kind, subject_id, player_id, due_at, run_at)
    VALUES ('deletePlayer', ${player.id}, ${player.id}, ${dueAt}, ${dueAt})`
}
/** A change of e-mail about which the old address is silent. */
async function prepareEmailChange() {
  const { player } = await trader(game)
  const dueAt = game.clock.now()
  await sql`INSERT INTO email_change (player_id, email, requested_at, expires_at, new_confirmed_at, changes_at)
    VALUES (${player.id}, 'new@example.com', ${dueAt}, ${dueAt}, ${dueAt}, ${dueAt})`
  await sql`INSERT INTO timer (kind, subject_id, player_id, due_at, run_at)
    VALUES ('emailChange', ${player.id}, ${player.id}, ${dueAt}, ${dueAt})`
}
/** A player who wants letters about unread news. */
async function prepareNews() {
  const { player } = await trader(game)
  await sql`UPDATE account SET email_confirmed_at = now() WHERE player_id = ${player.id}`
  await sql`INSERT INTO player_settings (player_id, mailed) VALUES (${player.id}, '{LEVEL}')`
  await sql`INSERT INTO notification (player_id, type, payload, created_at)
    VALUES (${player.id}, 'LEVEL_UP', '{}', ${game.clock.now()})`
  await startWorldTimer('newsLetters', 60_000)
}

/** A block whose time is over. */
async function prepareBlockEnd() {
  const [{ player }, { player: keeper }] = [await trader(game), await trader(game)]
  const instant = game.clock.now()
  const until = new Date(instant.getTime() + 1_000)
  await sql`INSERT INTO player_block (player_id, reason, since, until, by_id)
    VALUES (${player.id}, 'Обман', ${instant}, ${until}, ${keeper.id})`
  await sql`UPDATE player SET is_blocked = true WHERE id = ${player.id}`
  await sql`INSERT INTO timer (kind, subject_id, player_id, due_at, run_at)
    VALUES ('blockEnd', ${player.id}, ${player.id}, ${until}, ${until})`
}
/** A block has begun: what it ends soon. */
async function setBlocked(playerId: number, kind: 'blockedCrusader' | 'blockedCandidate') {
  await sql`UPDATE player SET is_blocked = true WHERE id = ${playerId}`
  await sql`DELETE FROM timer`
  const dueAt = game.clock.now()
  await inTransaction(async () => schedule(kind, { playerId, subjectId: playerId, dueAt }))
}
/** A blocked lord whose crusade gathers. */
async function prepareBlockedCrusader() {
  const leader = await crusader(game)
  await gather([leader, await crusader(game)])
  await setBlocked(leader.player.id, 'blockedCrusader')
}
/** A blocked lord who asks to join a guild. */
async function prepareBlockedCandidate() {
  const [{ tag: guildTag }, lord] = [await band(game), await fellow(game)]
  expect((await lord.call('sendGuildJoinRequest', { params: { guildTag } })).status).toBe(200)
  await setBlocked(lord.player.id, 'blockedCandidate')
}
/** A guild whose leader is away. */
async function prepareLeader() {
  const { leader, members } = await band(game, 1)
  const instant = game.clock.now().getTime()
  const seenAt = (days: number) => new Date(instant + days * 86_400_000)
  await sql`UPDATE player SET last_seen_at = ${seenAt(-60)} WHERE id = ${leader.player.id}`
  await sql`UPDATE player SET last_seen_at = ${seenAt(WAIT_DAYS)} WHERE id = ${members[0]?.player.id ?? 0}`
  await startWorldTimer('guildLeaders', 60_000)
}

/** A name from before that is reserved. */
async function prepareNames() {
  const { player } = await trader(game)
  await sql`UPDATE player SET name = 'Модератор' WHERE id = ${player.id}`
  await startAlikeNames()
}

const KINDS: Readonly<Record<string, () => Promise<unknown>>> = {
  missionEnd: prepareMission,
  taxesEnd: prepareTaxes,
  lotEnd: prepareLot,
  marketStalls: prepareStalls,
  standings: prepareStandings,
  neighboursGrow: prepareGrowth,
  neighbourRaids: prepareNeighbourRaid,
  guildFoundingEnd: prepareFounding,
  guildLeaders: prepareLeader,
  blockEnd: prepareBlockEnd,
  blockedCrusader: prepareBlockedCrusader,
  blockedCandidate: prepareBlockedCandidate,
  crusadeEnd: prepareCrusadeEnd,
  crusadeGathering: prepareGathering,
  neighbourCrusades: prepareNeighbourCrusade,
  endChallenge: prepareChallenge,
  neighbourScores: prepareNeighbourScores,
  deletePlayer: prepareDeletion,
  emailChange: prepareEmailChange,
  donateOrderEnd: prepareOrder,
  newsLetters: prepareNews,
  statistics: startStatistics,
  alikeNames: prepareNames,
  partitions: startPlatformTimers,
  purge: preparePurge,
  invariants: startPlatformTimers,
}

/** Kinds that belong to no player. */
const WORLD_KINDS: readonly string[] = [
  'partitions',
  'purge',
  'invariants',
  'marketStalls',
  'guildLeaders',
  'standings',
  'neighboursGrow',
  'neighbourRaids',
  'neighbourCrusades',
  'endChallenge',
  'neighbourScores',
  'newsLetters',
  'statistics',
  'alikeNames',
]

/** Kinds that find nothing to change here. */
const OFTEN_IDLE: readonly string[] = ['invariants', 'marketStalls', 'partitions']

/** The same server, whose connection dies when a handler has done its work and before the commit. */
function killing(platform: Platform): Platform {
  const handlers = Object.entries(platform.timerHandlers).map(([kind, handle]) => {
    const killed: typeof handle = async (timer) => {
      await handle(timer)
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`
    }
    return [kind, killed] as const
  })
  return { ...platform, timerHandlers: Object.fromEntries(handlers) }
}

/** What there is, without the timer that notes its failed attempt. */
async function stateWithoutTimers() {
  const { timer: _, ...state } = await stateDigest()
  return state
}
async function timersOf(kind: string) {
  return (await sql<{ id: number }>`SELECT id FROM timer WHERE kind = ${kind}`).map(({ id }) => id)
}
function dueTimersOf(kind: string) {
  return sql<DueTimer>`
    SELECT kind, subject_id, player_id, due_at FROM timer WHERE kind = ${kind}`
}

describe('a timer whose server is killed half-way', () => {
  it('is tested for every kind', () => {
    expect(Object.keys(KINDS).sort()).toEqual(Object.keys(game.platform.timerHandlers).sort())
  })

  it.each(Object.entries(KINDS))(
    'of kind %s has changed nothing, and happens once however often it is forced',
    async (kind, prepare) => {
      await sql`DELETE FROM timer`
      await prepare()
      game.clock.advance(WAIT_DAYS * 86_400)
      const ofKind = part`kind = ${kind}`
      const [timers, before] = [await timersOf(kind), await stateWithoutTimers()]
      const due = await dueTimersOf(kind)
      expect(timers).toHaveLength(1)
      const doomed = killing(game.platform)
      await expect(withPlatform(doomed, () => runOneTimer(doomed, undefined, ofKind))).rejects.toThrow(
        'terminating connection',
      )
      expect(await timersOf(kind)).toEqual(timers)
      expect(await stateWithoutTimers()).toEqual(before)
      if (!WORLD_KINDS.includes(kind)) {
        await sql`UPDATE timer SET run_at = due_at`
        await expect(withPlatform(doomed, () => runTimerBatch(doomed))).rejects.toThrow(
          'terminating connection',
        )
        expect(await stateWithoutTimers()).toEqual(before)
      }

      await sql`UPDATE timer SET run_at = due_at`
      expect(await runOneTimer(game.platform, undefined, ofKind)).toBe(true)
      const after = await stateWithoutTimers()
      if (!OFTEN_IDLE.includes(kind)) expect(after).not.toEqual(before)
      expect(await runOneTimer(game.platform, undefined, ofKind)).toBe(false)
      if (!WORLD_KINDS.includes(kind)) {
        for (const timer of due) await inTransaction(async () => game.platform.timerHandlers[kind]?.(timer))
      }
      expect(await stateWithoutTimers()).toEqual(after)
      expect(await dataFaults()).toEqual([])
    },
  )
})
