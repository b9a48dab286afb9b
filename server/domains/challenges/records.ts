import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import type { ChallengeRecord, ChallengeRecords } from '#generated/types.ts'
import { challengeRecords } from '../../game/challenges/models.ts'
import { players } from '../../game/player/models.ts'
import { viewPlayerInfo, viewPresence } from '../../game/player/player-info.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql } from '../../platform/sql.ts'

const RECORDS = bulkhead('records')

/** Records shown of each type. */
const BEST = 3

const castle = someColumnsOf(
  players,
  ['id', 'kind', 'name', 'level', 'guildTag', 'arms', 'lastSeenAt', 'isBlocked'],
  'player',
)
const columns = someColumnsOf(
  challengeRecords,
  ['type', 'score', 'place', 'challengeId', 'endedAt'],
  'record',
)

type RecordRow = ListedRow<typeof columns>

function readBest() {
  return sql<RecordRow & ListedRow<typeof castle>>`
    SELECT ${columns}, ${castle} FROM unnest(${CHALLENGE_TEXTS.map(({ type }) => type)}::text[]) AS one (type)
    CROSS JOIN LATERAL (
      SELECT best.* FROM challenge_record AS best JOIN player ON player.id = best.player_id AND NOT player.is_blocked
      WHERE best.type = one.type ORDER BY best.score DESC, best.ended_at, best.player_id LIMIT ${BEST}
    ) AS record JOIN player ON player.id = record.player_id
    ORDER BY record.score DESC, record.ended_at, record.player_id`
}

function readOwn(playerId: number) {
  return sql<RecordRow>`SELECT ${columns} FROM challenge_record AS record
    WHERE player_id = ${playerId} AND type = ANY(${CHALLENGE_TEXTS.map(({ type }) => type)}::text[])`
}

function viewRecord({ score, place, challengeId, endedAt }: RecordRow): ChallengeRecord {
  return { score, place, challengeId, endedAt: endedAt.toISOString() }
}

/** The best scores of all time, by type. Those of blocked players are left out. */
export async function readRecords(playerId: number): Promise<ChallengeRecords> {
  const [best, own] = await Promise.all([readBest(), readOwn(playerId)])
  return {
    items: CHALLENGE_TEXTS.map(({ type }) => {
      const ownRecord = own.find((record) => record.type === type)
      return {
        type,
        best: viewRows(
          best.filter((record) => record.type === type),
          (row) => ({ player: viewPlayerInfo(row), ...viewPresence(row), record: viewRecord(row) }),
          RECORDS,
        ),
        own: ownRecord ? (viewRows([ownRecord], viewRecord, RECORDS)[0] ?? null) : null,
      }
    }),
  }
}
