import { currentPlatform } from './ambient.ts'

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
