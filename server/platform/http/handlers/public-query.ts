import etag from 'etag'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import type { OperationId } from '#generated/operations.ts'
import { currentPlatform } from '../../ambient.ts'
import type { AmbientPlatform } from '../../ambient-platform.ts'
import { now } from '../../clock.ts'
import { readAnywhere } from '../../standbys/read-anywhere.ts'
import { hasWritten } from '../callers/position-cookie.ts'
import { compressAnswer, isCompressed } from '../calls/compress-answer.ts'
import type { Answer, Handler, QueryRun } from './handlers.ts'
import { answerOf } from './query.ts'

/** Seconds that a browser may reuse a public answer before it revalidates. */
const CACHE_SECONDS = 300

/** How long (ms) a process keeps an answer: what is published is seen a second later. */
const KEPT_MS = 1_000
/** Of all kept answers of a process, with their compressed copies. */
const KEPT_BYTES_MAX = 16 * 1_024 * 1_024

type KeptAnswer = { readonly answer: Answer; readonly tag: string; readonly bytes: number }
type Read = () => Promise<Answer>

async function keep(answer: Answer): Promise<KeptAnswer> {
  const body = answer.body ?? ''
  const gzip = isCompressed(body) ? await compressAnswer(body) : undefined
  const bytes = Buffer.byteLength(body) + (gzip?.length ?? 0)
  return { answer: { ...answer, gzip }, tag: etag(body), bytes: Math.max(1, bytes) }
}

type KeptAnswers = {
  readonly answers: LRUCache<string, KeptAnswer, Read>
  /** Part of each key. Clearing instead would fail the reads that are under way. */
  version: number
}

const keptByPlatform = new WeakMap<AmbientPlatform, KeptAnswers>()

function keptAnswers(): KeptAnswers {
  const platform = currentPlatform()
  const known = keptByPlatform.get(platform)
  if (known) return known
  const answers = new LRUCache<string, KeptAnswer, Read>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { context: read }) => keep(await read()),
  })
  const created = { answers, version: 0 }
  keptByPlatform.set(platform, created)
  return created
}

/** After a change by an administrator: this process shows it at once. */
export function forgetPublicAnswers(): void {
  keptAnswers().version += 1
}

/** Changes when the kept answers are forgotten. For keys of what is made of public answers. */
export function publicAnswersVersion(): number {
  return keptAnswers().version
}

/**
 * A query with the same answer for everybody: it sends an ETag, and 304 to callers that have that version. With `cacheSeconds` 0
 * a browser revalidates each time. Each process keeps an answer for a second, so that `run` works once for all who ask in that time.
 * A refusal is not kept.
 */
export function publicQuery<Op extends OperationId>(
  run: QueryRun<Op>,
  { cacheSeconds = CACHE_SECONDS }: { readonly cacheSeconds?: number } = {},
): Handler<Op> {
  return {
    run: async (call, operation) => {
      // What others get may be some seconds old, so who has just written something gets answers of the primary's own.
      const isWriter = hasWritten(call.headers)
      const read: Read = async () =>
        answerOf(await (isWriter ? run(call) : readAnywhere(operation, call, () => run(call))))
      // The game's second is part of it: a test moves the clock, and a speed world runs faster than the cache.
      const second = Math.floor(now().getTime() / KEPT_MS)
      const { answers, version } = keptAnswers()
      const key = JSON.stringify([operation, call.params, call.query, second, version, isWriter])
      const kept = await answers.fetch(key, { context: read })
      const { answer, tag } = kept ?? (await keep(await read()))
      call.reply.header('ETag', tag)
      call.reply.header('Cache-Control', `public, max-age=${cacheSeconds}`)
      // Only this header: `fetch` adds `Cache-Control: no-cache` to it, and then `fresh` would never allow a 304.
      const asked = { 'if-none-match': call.headers['if-none-match'] }
      return fresh(asked, { etag: tag }) ? { status: 304, body: undefined } : answer
    },
  }
}
