import { scoreOfValue } from '#rules/challenges/standing-value.ts'
import { challengePlace } from '../../game/challenges/places.ts'
import { players } from '../../game/player/models.ts'
import type { TopList } from '../../game/standings/list-page.ts'
import type { TopEdge } from '../../game/standings/top-cursor.ts'
import { walkOf } from '../../game/standings/walk.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { part, sqlUnprepared, trustedText } from '../../platform/sql.ts'

const castle = someColumnsOf(
  players,
  ['id', 'kind', 'name', 'level', 'guildTag', 'arms', 'lastSeenAt', 'isBlocked'],
  'player',
)

/** A castle in the table of a challenge. */
export type ContestantRow = ListedRow<typeof castle> & {
  readonly score: number
  /** What the table is sorted by: the value while the challenge runs, then the place. */
  readonly key: number
}

const playerId = trustedText('player_id')

/** The table of the running challenge, as of the last count. */
export function runningList(challengeId: number): TopList<ContestantRow> {
  const read = async (edge: TopEdge | undefined, limit: number) => {
    const value = trustedText('value')
    const { isBackwards, direction, beyond } = walkOf(true, edge, { value, id: playerId })
    const rows = await sqlUnprepared<ListedRow<typeof castle> & { readonly key: number }>`
      SELECT ${castle}, standing.value AS key FROM (
        SELECT player_id, value FROM challenge_standing WHERE challenge_id = ${challengeId} AND ${beyond}
        ORDER BY value ${direction}, player_id ${direction} LIMIT ${limit + 1}
      ) AS standing JOIN player ON player.id = standing.player_id
      ORDER BY standing.value ${direction}, standing.player_id ${direction}`
    const scored = rows.map((row) => ({ ...row, score: scoreOfValue(row.key) }))
    return isBackwards ? scored.reverse() : scored
  }
  const placesOf = async (values: readonly number[]) => {
    const rows = await sqlUnprepared<{ place: number }>`
      SELECT ${challengePlace(part`${challengeId}::bigint`, trustedText('asked.value'))} AS place
      FROM unnest(${values}::bigint[]) WITH ORDINALITY AS asked (value, position) ORDER BY asked.position`
    return rows.map(({ place }) => place)
  }
  return { read, valueOf: ({ key }) => key, placesOf }
}

/** The table of a challenge that has ended, with the places as they were paid. Lines of blocked players are left out. */
export function endedList(challengeId: number): TopList<ContestantRow> {
  const read = async (edge: TopEdge | undefined, limit: number) => {
    const { isBackwards, direction, beyond } = walkOf(false, edge, {
      value: trustedText('place'),
      id: playerId,
    })
    const rows = await sqlUnprepared<ContestantRow>`
      SELECT ${castle}, score.score, score.place AS key FROM (
        SELECT player_id, score, place FROM challenge_score JOIN player ON player.id = challenge_score.player_id
        WHERE challenge_id = ${challengeId} AND place IS NOT NULL AND NOT player.is_blocked AND ${beyond}
        ORDER BY place ${direction}, player_id ${direction} LIMIT ${limit + 1}
      ) AS score JOIN player ON player.id = score.player_id
      ORDER BY score.place ${direction}, score.player_id ${direction}`
    return isBackwards ? rows.reverse() : rows
  }
  return {
    read,
    valueOf: ({ key }) => key,
    placeOf: ({ key }) => key,
    placesOf: async (places) => [...places],
  }
}
