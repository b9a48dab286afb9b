import pg from 'pg'

/** A position of the write-ahead log, in bytes since its beginning. */
export type Position = bigint

/** A standby that is further behind is not used, ms. */
const LAG_MAX_MS = 5000
/** Older knowledge of the primary says nothing about a standby, ms. */
const KNOWN_FOR_MS = 10_000
/** A primary that does not answer within this time counts as away, ms. */
const ANSWER_TIMEOUT_MS = 1000

type Positions = {
  /** What was written: it contains everything that was committed before. */
  readonly written: Position
  /** What was flushed, so that standbys can have it. */
  readonly flushed: Position
}

type Sample = { readonly at: number; readonly flushed: Position }

export type PrimaryPositions = {
  /** A position behind everything that was committed before. Rejects if the primary does not answer. */
  readNow(): Promise<Position>
  /** Notes where the primary is. Call it every few seconds. */
  sample(): Promise<void>
  /** What a standby must have replayed; undefined if that is not known. */
  leastReplayed(): Position | undefined
  close(): Promise<void>
}

/** A connection of its own: it takes none from players. It stays open between two samples. */
function connectionTo(url: string, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'donjon positions',
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  // Without a listener the error event would end the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}

/** Follows the write-ahead log of the primary. */
export function followPrimary(url: string, onLost: (error: Error) => void): PrimaryPositions {
  const pool = connectionTo(url, onLost)
  /** Oldest first: the first is the newest of those that are old enough, if there is one. */
  let samples: Sample[] = []
  let running: Promise<Positions> | undefined
  let following: Promise<Positions> | undefined

  const ask = async (): Promise<Positions> => {
    const { rows } = await pool.query<{ written: string; flushed: string }>(
      `SELECT (pg_current_wal_insert_lsn() - '0/0')::text AS written, (pg_current_wal_flush_lsn() - '0/0')::text AS flushed`,
    )
    return { written: BigInt(rows[0]?.written ?? ''), flushed: BigInt(rows[0]?.flushed ?? '') }
  }
  const begin = () => {
    running = ask().finally(() => {
      running = undefined
    })
    return running
  }
  /** Many commands share a statement. One that is under way may have been answered before the commit: they share the next. */
  const askShared = (): Promise<Positions> => {
    if (!running) return begin()
    following ??= running
      .catch(() => undefined)
      .then(() => {
        following = undefined
        return askShared()
      })
    return following
  }
  return {
    readNow: async () => (await askShared()).written,
    sample: async () => {
      const { flushed } = await askShared()
      samples.push({ at: performance.now(), flushed })
    },
    leastReplayed: () => {
      const now = performance.now()
      const old = samples.findLastIndex(({ at }) => now - at >= LAG_MAX_MS)
      if (old > 0) samples = samples.slice(old)
      const newest = samples.at(-1)
      const isKnown = old >= 0 && newest !== undefined && now - newest.at <= KNOWN_FOR_MS
      return isKnown ? samples[0]?.flushed : undefined
    },
    close: () => pool.end(),
  }
}
