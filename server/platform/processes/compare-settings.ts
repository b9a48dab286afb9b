import { randomUUID } from 'node:crypto'
import { withPlatform } from '../ambient.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Platform } from '../platform.ts'
import { sql } from '../sql.ts'
import { serverProcesses } from './models.ts'
import { differences, type SharedSettings, sharedSettings } from './shared-settings.ts'

const COMPARE_EVERY_MS = 30_000

export type Comparison = { stop(): Promise<void> }

/** Writes the settings of this process, and reads those of the others that live. Real time: they do not depend on the game's clock. */
function exchange(processId: string, settings: SharedSettings) {
  return sql<{ settings: SharedSettings }>`
    WITH saved AS (
      INSERT INTO server_process (process_id, settings, seen_at) VALUES (${processId}, ${JSON.stringify(settings)}::jsonb, now())
      ON CONFLICT (process_id) DO UPDATE SET settings = excluded.settings, seen_at = excluded.seen_at
    ), gone AS (
      DELETE FROM server_process WHERE seen_at < now() - interval '5 minutes' AND process_id <> ${processId}
    )
    SELECT DISTINCT settings FROM server_process
    WHERE process_id <> ${processId} AND seen_at > now() - interval '2 minutes'`
}

/**
 * Compares the settings that all servers of a game must share, at the start and every half minute. The log names each difference once, and
 * `donjon_settings_differ` counts them. Another version is normal while machines are updated one by one.
 */
export function compareSettings(platform: Platform, metrics: Pick<Metrics, 'gauge'>): Comparison {
  const processId = randomUUID()
  const settings = sharedSettings(platform.config)
  const named = new Set<string>()
  let differing = 0
  const compare = async () => {
    const others = await exchange(processId, settings)
    const found = others.flatMap((other) => differences(settings, other.settings))
    differing = new Set(found.map(({ setting }) => setting)).size
    for (const difference of found) {
      const key = JSON.stringify(difference)
      if (named.has(key)) continue
      named.add(key)
      platform.log.warn(difference, 'another server of this game has another setting')
    }
  }
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = withPlatform(platform, compare).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'the settings of other servers were not read'),
    )
  }
  metrics.gauge(
    'donjon_settings_differ',
    'Settings that another server of this game has otherwise',
    () => differing,
    'max',
  )
  const timer = setInterval(run, COMPARE_EVERY_MS)
  timer.unref()
  run()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
      await withPlatform(platform, () => serverProcesses().destroy({ where: { processId } })).catch(
        () => undefined,
      )
    },
  }
}
