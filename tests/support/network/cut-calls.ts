import { appendFile } from 'node:fs/promises'
import type { Request } from 'playwright'
import type { OperationId } from '#generated/operations.ts'
import { matchOperation } from '#server/platform/http/contract/matcher.ts'

/** What a weak network does to a call. */
export type Trouble = 'answerLost' | 'requestLost' | 'slow'

/** Addresses of calls and of documents: their last part has no extension. */
export const CALLS_AND_DOCUMENTS = /^[^?#]*\/[^./?#]*(?:[?#]|$)/

/** The operation of a request that changes something. A service worker sends none. */
export function mutationOf(request: Request): OperationId | undefined {
  const method = request.method()
  const { pathname } = new URL(request.url())
  if (method === 'GET' || !pathname.startsWith('/api/') || request.serviceWorker()) return undefined
  const match = matchOperation(method, pathname.slice('/api'.length))
  return match.found === 'operation' ? match.operation : undefined
}

/** Records that a page got its answer in spite of the trouble, in the file of NETWORK_RECORD. */
export async function record(trouble: Trouble, operation: OperationId): Promise<void> {
  const file = process.env.NETWORK_RECORD
  if (file) await appendFile(file, `${trouble} ${operation}\n`)
}
