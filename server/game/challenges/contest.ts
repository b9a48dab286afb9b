import {
  CHALLENGE_ENERGY_A_DAY,
  type ChallengeEvent,
  type ChallengeTally,
  type ChallengeType,
  countEvent,
  isRaidChallenge,
} from '#rules/challenges/challenges.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { part, type SqlPart, sql } from '../../platform/sql.ts'
import { gameDayOf } from '../energy/game-day.ts'
import { report } from '../live/report.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { challengeScores, challenges } from './models.ts'
import { saveScores } from './save-scores.ts'

const runningColumns = someColumnsOf(challenges, ['id', 'turn', 'type', 'startedAt', 'endsAt'], 'challenge')

/** The challenge in which scores count now. */
export type RunningChallenge = ListedRow<typeof runningColumns>

/** The condition of the running challenge. Between its end and the start of the next one, for a moment, there is none. */
export function isRunning(): SqlPart {
  return part`challenge.status = 'ACTIVE' AND challenge.ends_at > ${now()}`
}

/** The running challenge, and what some locked players have in it. */
export type Contest = {
  readonly challenge: RunningChallenge
  readonly tallies: Map<number, ChallengeTally>
} | null

const scoreColumns = someColumnsOf(
  challengeScores,
  ['playerId', 'score', 'energyCounted', 'energyDay'],
  'score',
)

type ContestRow = RunningChallenge & {
  readonly [Name in keyof ListedRow<typeof scoreColumns>]: ListedRow<typeof scoreColumns>[Name] | null
}

/** Energy that counts per game day: at a faster game, where energy returns sooner, as many times more. */
export function energyADay(): number {
  return Math.floor(CHALLENGE_ENERGY_A_DAY * currentPlatform().config.gameSpeed)
}

/** Energy of this game day that the challenge has counted. */
export function countedToday(score: { energyCounted: number | null; energyDay: string | null }): number {
  return score.energyDay === gameDayOf(now()) ? (score.energyCounted ?? 0) : 0
}

/** Reads the running challenge with the tallies of players whose rows are locked. */
export async function readContest(...playerIds: readonly number[]): Promise<Contest> {
  const rows = await sql<ContestRow>`
    SELECT ${runningColumns}, ${scoreColumns} FROM challenge LEFT JOIN challenge_score AS score
      ON score.challenge_id = challenge.id AND score.player_id = ANY(${playerIds}::bigint[])
    WHERE ${isRunning()}`
  const [first] = rows
  if (!first) return null
  const { id, turn, type, startedAt, endsAt } = first
  const tallies = new Map<number, ChallengeTally>()
  for (const row of rows)
    if (row.playerId !== null)
      tallies.set(row.playerId, { score: row.score ?? 0, energyCounted: countedToday(row) })
  return { challenge: { id, turn, type, startedAt, endsAt }, tallies }
}

/** The type of the running challenge. */
export function contestType(contest: Contest): ChallengeType | null {
  return contest?.challenge.type ?? null
}

/** Whether raids leave the shorter timers. */
export function areRaidTimersShort(contest: Contest): boolean {
  return isRaidChallenge(contestType(contest))
}

/**
 * Counts what a locked player did for the running challenge, in the surrounding transaction. Only people score by what
 * they do: generated castles have a pace of their own (`scoreNeighbours`). Nothing is awaited, and nobody else's rows
 * are touched.
 */
export function countForChallenge(contest: Contest, player: LockedPlayer, event: ChallengeEvent): void {
  if (contest === null || player.kind !== 'HUMAN') return
  const { challenge, tallies } = contest
  const before = tallies.get(player.id) ?? { score: 0, energyCounted: 0 }
  const after = countEvent(before, challenge.type, event, energyADay())
  if (after.score === before.score) return
  tallies.set(player.id, after)
  saveScores(challenge, [{ playerId: player.id, ...after }])
  report(player.id, 'challenge')
}
