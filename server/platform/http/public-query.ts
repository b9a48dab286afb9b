import { createHash } from 'node:crypto'
import type { OperationId } from '../../../generated/operations.ts'
import type { Handler, QueryRun } from './handlers.ts'
import { answerOf } from './query.ts'

/** Seconds that a browser may reuse a public answer before it revalidates. */
const CACHE_SECONDS = 300

function namesTag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((named) => named.trim().replace(/^W\//, '') === tag) ?? false
}

/** A query with the same answer for everybody: it sends an ETag, and 304 to callers that have that version. */
export function publicQuery<Op extends OperationId>(run: QueryRun<Op>): Handler<Op> {
  return {
    run: async (call) => {
      const answer = answerOf(await run(call))
      const tag = `"${createHash('sha1')
        .update(answer.body ?? '')
        .digest('base64url')}"`
      call.reply.header('ETag', tag)
      call.reply.header('Cache-Control', `public, max-age=${CACHE_SECONDS}`)
      return namesTag(call.headers['if-none-match'], tag) ? { status: 304, body: undefined } : answer
    },
  }
}
