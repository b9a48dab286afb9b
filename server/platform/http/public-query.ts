import { createHash } from 'node:crypto'
import type { OperationId } from '../../../generated/operations.ts'
import type { Handler, QueryRun } from './handlers.ts'
import { answerOf } from './query.ts'

/** How long (seconds) a browser may keep a public answer before it asks whether there is a new one. */
const keepSeconds = 300

function namesTag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((named) => named.trim().replace(/^W\//, '') === tag) ?? false
}

/** A query that answers everybody the same: with an ETag, and 304 to those who have it already. */
export function publicQuery<Op extends OperationId>(run: QueryRun<Op>): Handler<Op> {
  return {
    run: async (call) => {
      const answer = answerOf(await run(call))
      const tag = `"${createHash('sha1')
        .update(answer.body ?? '')
        .digest('base64url')}"`
      call.reply.header('ETag', tag)
      call.reply.header('Cache-Control', `public, max-age=${keepSeconds}`)
      return namesTag(call.headers['if-none-match'], tag) ? { status: 304, body: undefined } : answer
    },
  }
}
