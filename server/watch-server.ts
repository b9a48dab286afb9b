import { hashQueue } from './domains/auth/hash-queue.ts'
import { guessesWaiting } from './domains/auth/slow-guessing.ts'
import { watchDatabase } from './platform/database/watch-database.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { Platform } from './platform/platform.ts'

/** Gauges of what is bounded in this process, and of the database. docs/operating.md explains each. */
export function watchServer(platform: Platform, metrics: Metrics): void {
  const { bus, database, standbys } = platform
  const { pool } = database
  metrics.gauge('donjon_processes', 'Processes that serve calls', () => 1)
  metrics.gauge(
    'donjon_processes_wanted',
    'Processes that should serve calls on this machine',
    () => platform.config.workers,
    'max',
  )
  metrics.gauge('donjon_database_connections', 'Connections of the pool', () => pool.totalCount)
  metrics.gauge('donjon_database_connections_idle', 'Connections that do nothing', () => pool.idleCount)
  metrics.gauge('donjon_database_waiting', 'Statements that wait for a connection', () => pool.waitingCount)
  const prepared = 'Different prepared statements of a process, at most 1000'
  metrics.gauge('donjon_prepared_statements', prepared, platform.statements.count, 'max')
  metrics.gauge(
    'donjon_commands_waiting',
    'Commands that wait for their player',
    platform.playerTurns.waiting,
  )
  metrics.gauge('donjon_hashes_waiting', 'Passwords that wait to be hashed, at most 200', hashQueue.waiting)
  metrics.gauge('donjon_guesses_waiting', 'Logins that wait for a delay, at most 25', guessesWaiting)
  const away = 'Processes that do not reach Redis, always 0 without REDIS_URL'
  metrics.gauge('donjon_live_bus_away', away, () => Number(bus?.isAnswering() === false))
  const unused = 'Processes that leave the standbys alone for now, always 0 without DATABASE_READ_URL'
  metrics.gauge('donjon_replica_away', unused, () => Number(standbys?.areAway() === true))
  watchDatabase(platform, metrics)
}
