import type { Fault } from '../fault.ts'

/** Connections of the pool, and what the game does beside a slow or broken one. */
export const CONNECTION_FAULTS: readonly Fault[] = [
  {
    name: 'a model takes a connection of its own',
    file: 'server/platform/database/ambient-sequelize.ts',
    replace: 'if (ambient) return ambient',
    by: 'if (ambient && taken.size > 1e6) return ambient',
    seenBy: { file: 'tests/server/http/small-pool.test.ts', test: 'make every read and see every channel' },
  },
  {
    name: 'work may take a second connection',
    file: 'server/platform/database/take-connection.ts',
    replace: "if (config.mode !== 'production') throw error",
    by: '',
    seenBy: { file: 'tests/server/platform/take-connection.test.ts', test: 'a transaction of a read' },
  },
  {
    name: 'a second connection is taken in silence',
    file: 'server/platform/database/take-connection.ts',
    replace: "log.error({ err: error }, 'a second connection was taken')",
    by: '',
    seenBy: { file: 'tests/server/platform/take-connection.test.ts', test: 'in production it is logged' },
  },
  {
    name: 'the error that broke a transaction is lost',
    file: 'server/platform/transaction.ts',
    replace: 'transaction.reported.failure ??= error',
    by: '',
    seenBy: { file: 'tests/server/platform/transaction.test.ts', test: 'reports the first error' },
  },
  {
    name: 'a timer with microseconds is never put off',
    file: 'server/platform/timers/run-timer.ts',
    replace: "date_trunc('milliseconds', due_at) = ${dueAt}",
    by: 'due_at = ${dueAt}',
    seenBy: { file: 'tests/server/platform/timers.test.ts', test: 'with microseconds' },
  },
  {
    name: 'events that were missed while nobody listened are forgotten',
    file: 'server/platform/live/spread-events.ts',
    replace: ').then(onReturn, () => undefined)',
    by: ').then(() => undefined, () => undefined)',
    seenBy: { file: 'tests/server/live/listener.test.ts', test: 'by one connection at a time' },
  },
  {
    name: 'a client that reads nothing keeps its connection',
    file: 'server/start-server.ts',
    replace: 'http.setTimeout(standstillMs)',
    by: 'http.setTimeout(0)',
    seenBy: { file: 'tests/server/http/slow-readers.test.ts', test: 'do not read their answers' },
  },
  {
    name: 'a connection that is cut while the queue closes ends the process',
    file: 'server/platform/mail/queue-pool.ts',
    replace: "  pool.on('error', lost)\n",
    by: '',
    seenBy: { file: 'tests/server/platform/migrate.test.ts', test: 'end quietly when the database cuts' },
  },
]
