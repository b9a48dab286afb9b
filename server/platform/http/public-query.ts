import etag from 'etag'
import fresh from 'fresh'
import type { OperationId } from '../../../generated/operations.ts'
import type { Handler, QueryRun } from './handlers.ts'
import { answerOf } from './query.ts'

/** Seconds that a browser may reuse a public answer before it revalidates. */
const CACHE_SECONDS = 300

/**
 * A query with the same answer for everybody: it sends an ETag, and 304 to callers that have that version. With `cacheSeconds` 0
 * a browser revalidates each time.
 */
export function publicQuery<Op extends OperationId>(
  run: QueryRun<Op>,
  { cacheSeconds = CACHE_SECONDS }: { readonly cacheSeconds?: number } = {},
): Handler<Op> {
  return {
    run: async (call) => {
      const answer = answerOf(await run(call))
      const tag = etag(answer.body ?? '')
      call.reply.header('ETag', tag)
      call.reply.header('Cache-Control', `public, max-age=${cacheSeconds}`)
      // Only this header: `fetch` adds `Cache-Control: no-cache` to it, and then `fresh` would never allow a 304.
      const asked = { 'if-none-match': call.headers['if-none-match'] }
      return fresh(asked, { etag: tag }) ? { status: 304, body: undefined } : answer
    },
  }
}
