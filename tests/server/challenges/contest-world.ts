import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import type { ChallengeEvent, ChallengeType } from '#rules/challenges/challenges.ts'
import { countForChallenge, readContest } from '#server/game/challenges/contest.ts'
import { countChallenges } from '#server/game/challenges/count-challenges.ts'
import { startChallenges } from '#server/game/challenges/timer.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { part, sql, sqlMaybe, sqlOne } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { Game, Lord } from '../../support/open-game.ts'

export const DAY_SECONDS = 86_400

/** One step of the timer that begins and ends challenges. False: none is due. */
export function step(game: Game): Promise<boolean> {
  return runOneTimer(game.platform, undefined, part`kind = 'endChallenge'`)
}

/** Takes the steps that are due now or within a moment. */
export async function catchUp(game: Game): Promise<void> {
  for (let steps = 0; steps < 500; steps += 1) {
    if (await step(game)) continue
    const timer = await sqlMaybe<{ dueAt: Date }>`SELECT due_at FROM timer WHERE kind = 'endChallenge'`
    if (!timer || timer.dueAt.getTime() - game.clock.now().getTime() > 2_000) return
    game.clock.advance(1)
  }
  throw new Error('The steps of challenges never end')
}

export type Running = {
  readonly id: number
  readonly type: ChallengeType
  readonly startedAt: Date
  readonly endsAt: Date
}

export function running(): Promise<Running> {
  return sqlOne<Running>`SELECT id, type, started_at, ends_at FROM challenge WHERE status = 'ACTIVE'`
}

/** Moves the clock past the end of the running challenge, and lets it be paid. */
export async function endRunning(game: Game): Promise<void> {
  game.clock.set((await running()).endsAt)
  await catchUp(game)
}

/** Begins challenges, and goes on to one of this type. */
export async function openContest(game: Game, type: ChallengeType): Promise<Running> {
  await startChallenges()
  await catchUp(game)
  for (const _ of CHALLENGE_TEXTS) {
    const now = await running()
    if (now.type === type) return now
    await endRunning(game)
  }
  throw new Error(`No challenge of ${type} comes`)
}

/** What a command does for the challenge when the player has done something. */
export function score(playerId: number, event: ChallengeEvent): Promise<void> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    countForChallenge(await readContest(playerId), player, event)
  })
}

export type ScoreRow = {
  readonly playerId: number
  readonly score: number
  readonly value: number
  readonly place: number | null
}

/** All scores of a challenge, the best first. */
export function scoresOf(challengeId: number): Promise<ScoreRow[]> {
  return sql<ScoreRow>`SELECT player_id, score, value, place FROM challenge_score
    WHERE challenge_id = ${challengeId} ORDER BY value DESC, player_id DESC`
}

/** Diamonds and glory that a challenge has paid a player, by the ledger. */
export function paidBy(challengeId: number, playerId: number) {
  return sql<{ currency: string; amount: number }>`
    SELECT currency, amount FROM money_entry
    WHERE player_id = ${playerId} AND source = 'CHALLENGE' AND reference = ${`challenge:${challengeId}`} ORDER BY currency`
}

/** The own score in the running challenge. */
export async function own(lord: Lord) {
  const { status, body } = await lord.call('getCurrentChallenge')
  if (status !== 200) throw new Error(`The running challenge answers ${status}`)
  return body.own
}

/** The channel controlPanel. */
export async function panel(lord: Lord) {
  return (await lord.gameData('controlPanel')).controlPanel?.data
}

/** Brings the table of the running challenge up to date. */
export function count(game: Game): Promise<void> {
  return withPlatform(game.platform, async () => {
    while (await inTransaction(countChallenges));
  })
}
