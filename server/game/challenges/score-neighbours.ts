import { neighbourScore } from '#rules/challenges/neighbour-score.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { liveliness } from '../neighbours/liveliness.ts'
import { readContest } from './contest.ts'
import { saveScores, secondsIn } from './save-scores.ts'

const HOUR_SECONDS = 3_600
/** Looks after which a castle's score is brought up to date: each takes the castles of one slice. */
const SLICES = 4

type ScoringNeighbour = { readonly id: number; readonly level: number; readonly score: number }

/** The castles of one slice that stand, with their scores so far. */
function readSlice(challengeId: number, slice: number): Promise<ScoringNeighbour[]> {
  return sql<ScoringNeighbour>`
    SELECT player.id, player.level, coalesce(score.score, 0) AS score
    FROM neighbour JOIN player ON player.id = neighbour.player_id
    LEFT JOIN challenge_score AS score ON score.challenge_id = ${challengeId} AND score.player_id = player.id
    WHERE player.id % ${SLICES} = ${slice} ORDER BY player.id`
}

/**
 * Lets a quarter of the generated castles score in the running challenge, as a casual player would until now: one
 * statement for all of them, so a castle's score is written at every fourth look. There is one each `lookMs`. The score
 * follows from the time alone, so a late look loses nothing.
 */
export async function scoreNeighbours(lookMs: number): Promise<void> {
  const contest = await readContest()
  const percent = liveliness()
  if (contest === null || percent === 0) return
  const { challenge } = contest
  const hours = secondsIn(challenge.startedAt, now()) / HOUR_SECONDS
  const looks = Math.floor((now().getTime() - challenge.startedAt.getTime()) / lookMs)
  const castles = await readSlice(challenge.id, looks % SLICES)
  const scores = castles.flatMap(({ id, level, score: before }) => {
    const score = neighbourScore({ id, level }, challenge, hours, percent)
    return score > before ? [{ playerId: id, score, energyCounted: 0 }] : []
  })
  saveScores(challenge, scores)
}
