import type pg from 'pg'
import { isDatabaseAway } from '../database/database-errors.ts'
import { isGameError } from '../errors.ts'
import type { Log } from '../log.ts'
import { causeOf, warnOfRetried, warnSummed } from '../summed-log.ts'
import { followPrimary, type Position } from './primary-positions.ts'
import { openStandbyPool, replayedBy } from './standby-pool.ts'

/** How often the position of the primary is noted, and standbys that were left alone are tried again, ms. */
const LOOK_EVERY_MS = 2000

/** Standbys of the database, for reads that may be some seconds old. */
export type Standbys = {
  readonly pool: pg.Pool
  /**
   * A connection to a standby that has replayed the log up to this position, and is at most some seconds behind the primary.
   * Undefined: read at the primary. Never rejects.
   */
  take(atLeast: Position): Promise<pg.PoolClient | undefined>
  /** Returns the connection of a read that was answered. */
  giveBack(client: pg.PoolClient): void
  /** Returns the connection of a read that failed or was refused there. Repeat it at the primary. */
  giveBackFailed(client: pg.PoolClient, error: unknown): void
  /** Behind everything that was committed before. Undefined if the primary does not tell. */
  positionNow(): Promise<Position | undefined>
  /** Whether they are left alone for now: away, too far behind, or no standbys. */
  areAway(): boolean
  close(): Promise<void>
}

export type StandbysOptions = {
  readonly url: string
  readonly primaryUrl: string
  /** Maximum number of connections. */
  readonly size: number
  readonly pipeline: boolean
  readonly log: Log
  readonly onRead: () => void
}

const AWAY = 'reads go to the primary: a standby of DATABASE_READ_URL is away or refuses'
const BEHIND = 'reads go to the primary: a standby of DATABASE_READ_URL is more than five seconds behind'
const NO_STANDBY = 'reads go to the primary: DATABASE_READ_URL does not lead to a standby'
const FAILED = 'a read failed at a standby, and is repeated at the primary'

/** The driver's own time ran out. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message)
}

/** Opens the pool, which connects with the first read. The first seconds all is read at the primary: its position is not known before. */
export function openStandbys({ url, primaryUrl, size, pipeline, log, onRead }: StandbysOptions): Standbys {
  const lost = (error: Error) => warnOfRetried(log, 'connection to a standby lost', error)
  const pool = openStandbyPool({ url, size, pipeline, onLost: lost })
  const primary = followPrimary(primaryUrl, (error) => warnOfRetried(log, 'database connection lost', error))
  let away = false

  const leaveAlone = (message: string, facts: Readonly<Record<string, unknown>>) => {
    away = true
    warnSummed(log, message, facts)
  }

  /** A connection whose standby is not too far behind, with what it has replayed. */
  const connect = async (least: Position) => {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      const replayed = await replayedBy(client)
      if (replayed !== undefined && replayed >= least) return { client, replayed }
      // Closed: the next connection may lead to another standby.
      client.release(true)
      if (replayed === undefined) leaveAlone(NO_STANDBY, {})
      else leaveAlone(BEHIND, { bytes: Number(least - replayed) })
    } catch (error) {
      client?.release(true)
      leaveAlone(AWAY, causeOf(error))
    }
    return undefined
  }

  const lookAgain = async (least: Position) => {
    const found = await connect(least)
    if (!found) return
    found.client.release()
    away = false
    log.info('standbys are used again')
  }

  const look = async () => {
    await primary.sample()
    const least = primary.leastReplayed()
    if (away && least !== undefined) await lookAgain(least)
  }
  let looking: Promise<void> | undefined
  const startLook = () => {
    looking ??= look()
      .catch((error: unknown) => warnOfRetried(log, 'the position of the primary was not read', error))
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(startLook, LOOK_EVERY_MS)
  timer.unref()
  startLook()

  return {
    pool,
    take: async (atLeast) => {
      const least = primary.leastReplayed()
      // A read that would wait for a connection goes to the primary as well.
      const isFull = pool.idleCount === 0 && pool.totalCount >= size
      if (away || isFull || least === undefined) return undefined
      const found = await connect(least)
      if (!found || found.replayed >= atLeast) return found?.client
      found.client.release()
      return undefined
    },
    giveBack: (client) => {
      client.release()
      onRead()
    },
    giveBackFailed: (client, error) => {
      const isAway = !isGameError(error) && (isDatabaseAway(error) || isTimeout(error))
      client.release(isAway)
      if (isAway) leaveAlone(AWAY, causeOf(error))
      // What is missing may only be missing there.
      else if (!isGameError(error)) log.error({ err: error }, FAILED)
    },
    positionNow: () =>
      primary.readNow().catch((error: unknown) => {
        warnOfRetried(log, 'the position of the primary was not read', error)
        return undefined
      }),
    areAway: () => away,
    close: async () => {
      clearInterval(timer)
      await looking
      await Promise.all([pool.end(), primary.close()])
    },
  }
}
