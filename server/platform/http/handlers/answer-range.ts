import type { Reply } from '../calls/reply.ts'
import { contentRange, type ListQuery, readRange } from './list-range.ts'

/** The asked rows of all, with the header that react-admin reads. 400 for an invalid range. */
export function answerRange<Row>(
  all: readonly Row[],
  resource: string,
  asked: ListQuery,
  reply: Reply,
): Row[] {
  const range = readRange(asked)
  const shown = all.slice(range.offset, range.offset + range.limit)
  reply.header('Content-Range', contentRange(resource, range, shown.length, all.length))
  return shown
}
