import type { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { Sequelize } from 'sequelize'
import type { PlayerTurns } from './admission/player-turns.ts'
import type { Config } from './config.ts'
import type { Statements } from './database/statements.ts'
import type { LeftOut } from './left-out.ts'
import type { Log } from './log.ts'
import type { RandomSource } from './random.ts'
import type { Standbys } from './standbys/standbys.ts'
import type { Clock } from './time-source.ts'
import type { TimerHandlers, Work } from './timers/timer-handlers.ts'

/**
 * What work anywhere uses of its platform. `Platform` has these members and more. This type stands below `ambient.ts`, so nothing
 * that it names may import that: the clock and statements are made of the ambient platform, and they are parts of the whole.
 */
export type AmbientPlatform = {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  readonly random: RandomSource
  readonly database: { readonly pool: pg.Pool; readonly sequelize: Sequelize }
  /** If DATABASE_READ_URL is set. */
  readonly standbys: Standbys | undefined
  readonly statements: Statements
  readonly timerHandlers: TimerHandlers
  /**
   * `set`: when a timer that was set here is due, so that it is met on time without asking the database again and again. `work`: a timer
   * of the whole server has something to do.
   */
  readonly timersSet: EventEmitter<{ set: [dueAt: Date]; work: [work: Work] }>
  readonly playerTurns: PlayerTurns
  readonly leftOut: LeftOut
}
