import { sqlSoon } from '../../platform/sql.ts'
import { countSoon } from '../timers/count-soon.ts'

/** Lets the tables of challenges whose places are not settled read a player's scores again. Not awaited. */
export function recountScores(playerId: number): void {
  sqlSoon`
    INSERT INTO challenge_change (challenge_id, player_id)
    SELECT challenge.id, score.player_id FROM challenge
    JOIN challenge_score AS score ON score.challenge_id = challenge.id AND score.player_id = ${playerId}
    WHERE challenge.scored IS NULL`
  countSoon()
}
