import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe, trustedText } from '../../platform/sql.ts'
import { isRunning } from './contest.ts'
import { challenges } from './models.ts'
import { challengePlace } from './places.ts'

const columns = someColumnsOf(challenges, ['id', 'turn', 'type', 'startedAt', 'endsAt'], 'challenge')

/** The running challenge with a player's own score. The place is that of the own score among the others' of the last count. */
export type OwnScore = ListedRow<typeof columns> & {
  readonly score: number
  /** 0 without points. */
  readonly value: number
  /** Null without points. */
  readonly place: number | null
  readonly energyCounted: number
  readonly energyDay: string | null
  /** The value of the last count, by which the table is sorted. Null before the first one. */
  readonly counted: number | null
}

/**
 * Reads what a player has in the running challenge. The own score of the last count is not behind the own present one,
 * except after a fine: then it would stand before the player and is left out.
 */
export function findOwnScore(playerId: number): Promise<OwnScore | undefined> {
  return sqlMaybe<OwnScore>`
    SELECT ${columns}, coalesce(score.score, 0) AS score, coalesce(score.value, 0) AS value,
      coalesce(score.energy_counted, 0) AS energy_counted, score.energy_day, standing.value AS counted,
      CASE WHEN score.value > 0 THEN ${challengePlace(trustedText('challenge.id'), trustedText('score.value'))}
        - (CASE WHEN standing.value > score.value THEN 1 ELSE 0 END) END AS place
    FROM challenge
    LEFT JOIN challenge_score AS score ON score.challenge_id = challenge.id AND score.player_id = ${playerId}
    LEFT JOIN challenge_standing AS standing ON standing.challenge_id = challenge.id AND standing.player_id = ${playerId}
    WHERE ${isRunning()}`
}
