import { EventEmitter } from 'node:events'
import { createPlayerTurns } from './admission/player-turns.ts'
import { installPlatform, uninstallPlatform } from './ambient.ts'
import type { AmbientPlatform } from './ambient-platform.ts'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config.ts'
import { connectDatabase, type Database } from './database/connect.ts'
import { createStatements } from './database/statements.ts'
import { createLeftOut, type LeftOut } from './left-out.ts'
import { createLog, type Log } from './log.ts'
import type { LetterWriters } from './mail/letter.ts'
import { type RandomSource, systemRandom } from './random.ts'
import type { Standbys } from './standbys/standbys.ts'
import { type Clock, systemClock } from './time-source.ts'
import type { TimerHandlers } from './timers/timer-handlers.ts'

/** The environment of every command: one object per process. */
export type Platform = AmbientPlatform & {
  readonly database: Database
  readonly letterWriters: LetterWriters
  /** Between the processes of the game, if REDIS_URL is set. The platform closes it. */
  readonly bus: Bus | undefined
  close(): Promise<void>
}

export type PlatformParts = {
  readonly databaseUrl: string
  readonly log?: Log
  readonly bus?: Bus
  /** The platform closes them. */
  readonly standbys?: Standbys
  readonly clock?: Clock
  readonly random?: RandomSource
  /** Handlers by timer kind. `platformTimers` adds the platform's own kinds. */
  readonly timerHandlers?: TimerHandlers
  /** Writers by kind of letter. */
  readonly letterWriters?: LetterWriters
  /** Commands of one player at once in this process; default 1. Tests of row locks need more. */
  readonly commandsAtOnce?: number
  /** Receives what bulkheads leave out, to count it. */
  readonly onLeftOut?: LeftOut
}

/**
 * The composition root, called once at start (by tests once per database). Installs the platform for the process.
 * `withPlatform` overrides it for a piece of work.
 */
export function createPlatform(config: Config, parts: PlatformParts): Platform {
  const log = parts.log ?? createLog(config)
  const database = connectDatabase({
    url: parts.databaseUrl,
    directUrl: config.databaseDirectUrl,
    size: config.databasePool,
    pipeline: config.databasePipeline,
    log,
  })
  const platform: Platform = {
    config,
    log,
    clock: parts.clock ?? systemClock,
    random: parts.random ?? systemRandom,
    database,
    standbys: parts.standbys,
    statements: createStatements(log),
    timerHandlers: parts.timerHandlers ?? {},
    timersSet: new EventEmitter(),
    letterWriters: parts.letterWriters ?? {},
    bus: parts.bus,
    playerTurns: createPlayerTurns(parts.commandsAtOnce ?? 1),
    leftOut: createLeftOut(log, parts.onLeftOut),
    close: async () => {
      uninstallPlatform(platform)
      await parts.bus?.close()
      await parts.standbys?.close()
      await database.close()
    },
  }
  installPlatform(platform)
  return platform
}
