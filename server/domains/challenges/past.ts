import type { ChallengeSummary, PastChallenge } from '#generated/types.ts'
import { challengeScores, challenges } from '../../game/challenges/models.ts'
import { players } from '../../game/player/models.ts'
import { viewReward } from '../../game/rewards/reward.ts'
import { cursorAround, readTopPage } from '../../game/standings/list-page.ts'
import type { TopEdge } from '../../game/standings/top-cursor.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { notFound } from '../../platform/errors.ts'
import { sql, sqlMaybe } from '../../platform/sql.ts'
import { type ContestantRow, endedList } from './lists.ts'
import { CONTESTANTS, prizeFor, viewChallenge, viewLine, viewPrizes } from './views.ts'

const PRIZES = bulkhead('prizes')

const shown = someColumnsOf(challenges, ['id', 'type', 'startedAt', 'endsAt'], 'challenge')
const castle = someColumnsOf(
  players,
  ['kind', 'name', 'level', 'guildTag', 'arms', 'lastSeenAt', 'isBlocked'],
  'player',
)
const result = someColumnsOf(challengeScores, ['score', 'place', 'reward'])

type EndedRow = ListedRow<typeof shown> & { readonly scored: number }

/** Ended challenges are shown once all of their scores are counted. */
function findEnded(challengeId: number): Promise<EndedRow | undefined> {
  return sqlMaybe<EndedRow>`
    SELECT ${shown}, scored FROM challenge WHERE id = ${challengeId} AND scored IS NOT NULL`
}

function findOwnResult(challengeId: number, playerId: number) {
  return sqlMaybe<ListedRow<typeof result>>`
    SELECT ${result} FROM challenge_score WHERE challenge_id = ${challengeId} AND player_id = ${playerId}`
}

/** A challenge that has ended with a page of its table. 404 for an unknown or running one. */
export async function readPast(
  playerId: number,
  challengeId: number,
  edge: TopEdge | undefined,
  limit: number,
): Promise<PastChallenge> {
  const list = endedList(challengeId)
  const [ended, own, page] = await Promise.all([
    findEnded(challengeId),
    findOwnResult(challengeId, playerId),
    readTopPage(list, edge, limit),
  ])
  if (!ended) throw notFound('notFound', 'Такого состязания нет')
  const { scored } = ended
  const { rows, previousCursor, nextCursor } = page
  return {
    challenge: viewChallenge(ended, 'ENDED', scored),
    own:
      own && own.place !== null
        ? {
            score: own.score,
            place: own.place,
            prize: prizeFor(own.place, scored),
            reward: own.reward && (viewRows([own.reward], viewReward, PRIZES)[0] ?? null),
            cursor: await cursorAround(list, playerId, own.place),
          }
        : null,
    prizes: viewPrizes(scored),
    items: viewRows(rows, ({ row, place }) => viewLine(row, place, scored), CONTESTANTS),
    previousCursor,
    nextCursor,
  }
}

type WinnerColumns = {
  readonly [Name in keyof ListedRow<typeof castle>]: ListedRow<typeof castle>[Name] | null
}

type SummaryRow = EndedRow &
  WinnerColumns & {
    readonly winnerId: number | null
    readonly winnerScore: number | null
    readonly winnerPlace: number | null
    readonly ownScore: number | null
    readonly ownPlace: number | null
  }

/** The newest challenges that have ended before this one: one more than `limit`, which tells whether there are more. */
export function readHistory(playerId: number, before: number, limit: number): Promise<SummaryRow[]> {
  return sql<SummaryRow>`
    SELECT ${shown}, scored, ${castle}, winner.player_id AS winner_id, winner.score AS winner_score, winner.place AS winner_place,
      own.score AS own_score, own.place AS own_place
    FROM (
      SELECT * FROM challenge WHERE scored IS NOT NULL AND id < ${before} ORDER BY id DESC LIMIT ${limit + 1}
    ) AS challenge
    LEFT JOIN LATERAL (
      SELECT score.player_id, score.score, score.place FROM challenge_score AS score
      JOIN player ON player.id = score.player_id AND NOT player.is_blocked
      WHERE score.challenge_id = challenge.id AND score.place IS NOT NULL ORDER BY score.place, score.player_id LIMIT 1
    ) AS winner ON true
    LEFT JOIN player ON player.id = winner.player_id
    LEFT JOIN challenge_score AS own ON own.challenge_id = challenge.id AND own.player_id = ${playerId}
    ORDER BY challenge.id DESC`
}

function winnerOf(row: SummaryRow): ContestantRow | null {
  const { winnerId, winnerScore: score, winnerPlace: key, kind, name, level, isBlocked } = row
  if (winnerId === null || score === null || key === null || kind === null) return null
  if (name === null || level === null || isBlocked === null) return null
  const { guildTag, arms, lastSeenAt } = row
  return { id: winnerId, kind, name, level, guildTag, arms, lastSeenAt, isBlocked, score, key }
}

/** A challenge of the history. */
export function viewSummary(row: SummaryRow): ChallengeSummary {
  const { scored, ownScore, ownPlace } = row
  const winner = winnerOf(row)
  return {
    challenge: viewChallenge(row, 'ENDED', scored),
    winner: winner && viewLine(winner, winner.key, scored),
    own:
      ownScore === null || ownPlace === null
        ? null
        : { score: ownScore, place: ownPlace, prize: prizeFor(ownPlace, scored) },
  }
}
