import { currentPlatform } from './ambient.ts'

/** The only source of time on the server. */
export type Clock = {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved, for tests and replays. */
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

/** The current time of the platform's clock. */
export function now(): Date {
  return currentPlatform().clock.now()
}

/** Game seconds as real milliseconds: with GAME_SPEED 60 an hour passes in a minute. */
export function gameMilliseconds(gameSeconds: number): number {
  return (gameSeconds * 1000) / currentPlatform().config.gameSpeed
}

/** The instant that many game seconds after `start`, by default now. */
export function afterGameSeconds(gameSeconds: number, start: Date = now()): Date {
  return new Date(start.getTime() + Math.round(gameMilliseconds(gameSeconds)))
}
