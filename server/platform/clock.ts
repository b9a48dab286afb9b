import { currentPlatform } from './ambient.ts'

/** The only source of time on the server. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved: for tests and for replaying. */
export interface SettableClock extends Clock {
  set(instant: Date): void
  advance(seconds: number): void
}

export const createSettableClock = (start: Date): SettableClock => {
  let milliseconds = start.getTime()
  return {
    now: () => new Date(milliseconds),
    set: (instant) => {
      milliseconds = instant.getTime()
    },
    advance: (seconds) => {
      milliseconds += seconds * 1000
    },
  }
}

/** This instant by the platform's clock. */
export const now = (): Date => currentPlatform().clock.now()

/** Seconds of the game as milliseconds of the world outside: GAME_SPEED 60 makes an hour pass in a minute. */
export const gameMilliseconds = (gameSeconds: number): number =>
  (gameSeconds * 1000) / currentPlatform().config.gameSpeed

/** The instant that many seconds of the game from now (or from `start`). */
export const afterGameSeconds = (gameSeconds: number, start: Date = now()): Date =>
  new Date(start.getTime() + Math.round(gameMilliseconds(gameSeconds)))
