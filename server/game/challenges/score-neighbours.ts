import { neighbourScore } from '../../../rules/challenges/neighbour-score.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { readContest } from './contest.ts'
import { saveScores, secondsIn } from './save-scores.ts'

const HOUR_SECONDS = 3_600
/** Game hours after which a castle's score is brought up to date. Each look takes the castles of one slice. */
export const SLICES = 4

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
 * statement for all of them, so a castle's score is written every fourth hour of the game. The score follows from the
 * time alone, so a late look loses nothing.
 */
export async function scoreNeighbours(): Promise<void> {
  const contest = await readContest()
  const { worldLiveliness } = currentPlatform().config
  if (contest === null || worldLiveliness === 0) return
  const { challenge } = contest
  const hours = secondsIn(challenge.startedAt, now()) / HOUR_SECONDS
  const castles = await readSlice(challenge.id, Math.floor(hours) % SLICES)
  const scores = castles.flatMap(({ id, level, score: before }) => {
    const score = neighbourScore({ id, level }, challenge, hours, worldLiveliness)
    return score > before ? [{ playerId: id, score, energyCounted: 0 }] : []
  })
  saveScores(challenge, scores)
}
