import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { RELEASE } from '../version.ts'

/** What must be the same for all servers of one game, by setting. */
export type SharedSettings = Readonly<Record<string, string | number>>

/** Tells two secrets apart, and reveals nothing of either. */
function fingerprint(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint').digest('hex').slice(0, 12)
}

export function sharedSettings(config: Config): SharedSettings {
  return {
    SECRET: fingerprint(config.secret),
    PUBLIC_URL: config.publicUrl,
    GAME_SPEED: config.gameSpeed,
    RATE_LIMIT_FACTOR: config.rateLimitFactor,
    // A process without it tells no browser what it has written, and another one would read it at a standby too early.
    DATABASE_READ_URL: config.databaseReadUrl === undefined ? 'unset' : 'set',
    version: RELEASE,
  }
}

/** A setting that another process has otherwise. */
export type Difference = {
  readonly setting: string
  readonly here: string | number | undefined
  readonly there: string | number | undefined
}

/** Settings that only one of the two versions compares are left out. */
export function differences(here: SharedSettings, there: SharedSettings): Difference[] {
  return Object.keys(here)
    .filter((setting) => setting in there && here[setting] !== there[setting])
    .map((setting) => ({ setting, here: here[setting], there: there[setting] }))
}
