import { currentPlatform } from './ambient.ts'

/** The only source of time on the server. */
export type Clock = {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved: for tests and for replaying. */
export type SettableClock = Clock & {
  set(instant: Date): void
  advance(seconds: number): void
}

export function createSettableClock(start: Date): SettableClock {
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
export function now(): Date {
  return currentPlatform().clock.now()
}

/** Seconds of the game as milliseconds of the world outside: GAME_SPEED 60 makes an hour pass in a minute. */
export function gameMilliseconds(gameSeconds: number): number {
  return (gameSeconds * 1000) / currentPlatform().config.gameSpeed
}

/** The instant that many seconds of the game from now (or from `start`). */
export function afterGameSeconds(gameSeconds: number, start: Date = now()): Date {
  return new Date(start.getTime() + Math.round(gameMilliseconds(gameSeconds)))
}
