import { setTimeout as delay } from 'node:timers/promises'
import { withPlatform } from '../ambient.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Platform } from '../platform.ts'
import { onOneConnection, sql, sqlOne } from '../sql.ts'
import { LISTENER_NAME } from './connect.ts'
import { freeSpaceFor } from './embedded/free-space.ts'
import { onConnectionOfItsOwn } from './own-connection.ts'
import { type LettersWaiting, readLettersWaiting, readTimersDue, type TimersDue } from './waiting-work.ts'

type TableSize = { readonly table: string; readonly rows: number; readonly bytes: number }

/** What the database holds. */
type Holdings = {
  readonly bytes: number
  /** Transactions since the oldest rows were frozen; at two billion the database stops. */
  readonly transactionAge: number
  /** Connections that listen for live events. */
  readonly listeners: number
  readonly tables: readonly TableSize[]
  readonly timers: readonly TimersDue[]
  readonly letters: LettersWaiting
}

/** Scrapes within this time share an answer, ms. */
const SHARED_FOR_MS = 5000
/** A scrape does not wait longer for a database that hangs, ms. */
const ANSWER_TIMEOUT_MS = 2000

/** With their partitions. Rows as PostgreSQL estimates them: counting would read the whole table. */
function readTables(): Promise<TableSize[]> {
  return sql<TableSize>`
    SELECT whole.relname AS table, sum(n_live_tup)::bigint AS rows, sum(pg_total_relation_size(relid))::bigint AS bytes
    FROM pg_stat_user_tables JOIN pg_class AS part ON part.oid = relid AND part.relkind = 'r'
    JOIN pg_class AS whole ON whole.oid = coalesce(pg_partition_root(relid), relid)
    WHERE whole.relnamespace = 'public'::regnamespace GROUP BY 1`
}

/** What PostgreSQL tells of the database itself. */
function readServer() {
  return sqlOne<{ bytes: number; transactionAge: number; listeners: number }>`
    SELECT pg_database_size(oid) AS bytes, age(datfrozenxid) AS transaction_age, (
      SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = ${LISTENER_NAME}
    ) AS listeners FROM pg_database WHERE datname = current_database()`
}

function readHoldings(): Promise<Holdings> {
  return onOneConnection(async () => {
    const [server, tables, timers, letters] = await Promise.all([
      readServer(),
      readTables(),
      readTimersDue(),
      readLettersWaiting(),
    ])
    return { ...server, tables, timers, letters }
  })
}

/** A question what the database holds; undefined while it does not answer. One at a time. */
function holdingsOf(platform: Platform): () => Promise<Holdings | undefined> {
  const own = onConnectionOfItsOwn(platform, { name: 'donjon metrics', timeoutMs: ANSWER_TIMEOUT_MS })
  let asked = Number.NEGATIVE_INFINITY
  let isOpen = false
  let answer: Promise<Holdings | undefined> = Promise.resolve(undefined)
  const ask = async () => {
    isOpen = true
    try {
      return await withPlatform(own, readHoldings)
    } catch {
      return undefined
    } finally {
      isOpen = false
    }
  }
  return () => {
    if (!isOpen && performance.now() - asked > SHARED_FOR_MS) {
      asked = performance.now()
      answer = Promise.race([ask(), delay(ANSWER_TIMEOUT_MS, undefined, { ref: false })])
    }
    return answer
  }
}

/** Gauges of the database that all servers share. They are absent while it does not answer. */
export function watchDatabase(platform: Platform, { sharedGauge }: Metrics): void {
  const holdings = holdingsOf(platform)
  const kinds = Object.keys(platform.timerHandlers)
  const one = (name: string, help: string, numberOf: (held: Holdings) => number) =>
    sharedGauge({
      name,
      help,
      read: async () => {
        const held = await holdings()
        return held && new Map([['', numberOf(held)]])
      },
    })
  const ofTables = (name: string, help: string, numberOf: (table: TableSize) => number) =>
    sharedGauge({
      name,
      help,
      label: 'table',
      read: async () => {
        const held = await holdings()
        return held && new Map(held.tables.map((table) => [table.table, numberOf(table)]))
      },
    })
  const ofTimers = (name: string, help: string, numberOf: (timers: TimersDue) => number) =>
    sharedGauge({
      name,
      help,
      label: 'kind',
      read: async () => {
        const held = await holdings()
        const due = held?.timers.map((timers) => [timers.kind, numberOf(timers)] as const)
        return due && new Map([...kinds.map((kind) => [kind, 0] as const), ...due])
      },
    })
  sharedGauge({
    name: 'donjon_database_answers',
    help: 'Whether the database answers within two seconds: 1 or 0',
    read: async () => new Map([['', (await holdings()) ? 1 : 0]]),
  })
  sharedGauge({
    name: 'donjon_database_disk_free_bytes',
    help: 'Disk space left for an embedded database',
    read: async () => {
      const free = await freeSpaceFor(platform.database.url, platform.config.dataDir).catch(() => undefined)
      return free === undefined ? undefined : new Map([['', free]])
    },
  })
  one(
    'donjon_database_transaction_age',
    'Transactions since the oldest rows were frozen; at two billion the database stops',
    ({ transactionAge }) => transactionAge,
  )
  one(
    'donjon_database_listeners',
    'Connections that listen for live events: one for each process, unless Redis carries them',
    ({ listeners }) => listeners,
  )
  one('donjon_database_bytes', 'Size of the database', ({ bytes }) => bytes)
  ofTables('donjon_table_bytes', 'Size of a table with its indexes', ({ bytes }) => bytes)
  ofTables('donjon_table_rows', 'Estimated rows of a table', ({ rows }) => rows)
  ofTimers('donjon_timers_due', 'Timers that are due and not done', ({ due }) => due)
  ofTimers(
    'donjon_timer_overdue_seconds',
    'How long the oldest of them has been due',
    ({ seconds }) => seconds,
  )
  one('donjon_letters_waiting', 'Letters in the queue', ({ letters }) => letters.waiting)
  one('donjon_letters_failing', 'Those that failed and are tried again', ({ letters }) => letters.failing)
  one(
    'donjon_letter_oldest_seconds',
    'Age of the oldest that was never tried',
    ({ letters }) => letters.seconds,
  )
}
