import { topEdgeOf } from '../../game/standings/top-cursor.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { idBefore, pageOf } from '../../platform/http/handlers/page-cursor.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { readCurrent } from './current.ts'
import { readHistory, readPast, viewSummary } from './past.ts'
import { readRecords } from './records.ts'

const PAST = bulkhead('past challenges')

export const challengesHandlers = {
  getCurrentChallenge: query(({ caller, query: { limit = 20, cursor } }) => {
    const edge = topEdgeOf(cursor)
    return onOneConnection(() => readCurrent(caller.playerId, edge, limit))
  }),

  listChallengeHistory: query(async ({ caller, query: { limit = 20, cursor } }) =>
    pageOf(
      await readHistory(caller.playerId, idBefore(cursor), limit),
      limit,
      ({ id }) => id,
      viewSummary,
      PAST,
    ),
  ),

  getPastChallenge: query(({ caller, params: { challengeId }, query: { limit = 20, cursor } }) => {
    const edge = topEdgeOf(cursor)
    return onOneConnection(() => readPast(caller.playerId, challengeId, edge, limit))
  }),

  listChallengeRecords: query(({ caller }) => onOneConnection(() => readRecords(caller.playerId))),
} satisfies HandlersOf<'challenges'>
