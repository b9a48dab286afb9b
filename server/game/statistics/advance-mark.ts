import { sqlOne, sqlSoon } from '../../platform/sql.ts'
import type { MarkSource } from './models.ts'

/** Rows of ids that are counted at once: about a tenth of a second of work. */
const BATCH = 20_000

type Mark = {
  readonly countedId: number
  readonly readyId: number
  readonly readyXid: number | null
  readonly pendingId: number
  /** Of the surrounding transaction. */
  readonly ownXid: number
  /** All earlier transactions have ended. */
  readonly endedBefore: number
}

/** Ids after `after` up to `upTo`, all of whose rows have been committed or never will be. */
export type IdRange = { readonly after: number; readonly upTo: number; readonly isMoreReady: boolean }

/**
 * The ids of a table that can be counted now; moves the mark past them. Commits do not come in the order of ids, so a mark must not pass the id of
 * a transaction that is still open. Each run notes the last id that it sees. Whoever draws an id of one of these tables has changed or locked a row
 * before, so the transaction's own number is lower than that of the next run. When all transactions before that one have ended,
 * no row up to the noted id can appear any more. A restored database numbers its transactions from another start: a note from the
 * future is replaced.
 */
export async function advanceMark(source: MarkSource, lastId: number): Promise<IdRange> {
  const mark = await sqlOne<Mark>`
    SELECT counted_id, ready_id, ready_xid, pending_id, pg_current_xact_id()::text::bigint AS own_xid,
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS ended_before
    FROM statistics_mark WHERE source = ${source} FOR UPDATE`
  const isReady = mark.readyXid !== null && mark.readyXid <= mark.endedBefore
  const upTo = isReady ? Math.min(mark.readyId, mark.countedId + BATCH) : mark.countedId
  const isMoreReady = isReady && upTo < mark.readyId
  const isFromOtherServer = mark.readyXid !== null && mark.readyXid > mark.ownXid
  const isNoteFree = mark.readyXid === null || isFromOtherServer || (isReady && !isMoreReady)
  const readyId = isNoteFree ? mark.pendingId : mark.readyId
  const readyXid = isNoteFree ? mark.ownXid : mark.readyXid
  const pendingId = isNoteFree ? Math.max(lastId, mark.pendingId) : mark.pendingId
  sqlSoon`
    UPDATE statistics_mark SET counted_id = ${upTo}, ready_id = ${readyId}, ready_xid = ${readyXid}, pending_id = ${pendingId}
    WHERE source = ${source}`
  return { after: mark.countedId, upTo, isMoreReady }
}
