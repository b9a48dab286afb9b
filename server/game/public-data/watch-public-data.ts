import { withPlatform } from '../../platform/ambient.ts'
import type { Platform } from '../../platform/platform.ts'
import { warnOfRetried } from '../../platform/summed-log.ts'
import { refreshPublicData } from './public-data.ts'

/** A change is effective on every process within two seconds: the rest is left for reading it. */
const LOOK_INTERVAL_MS = 1500

type PublicDataWatch = { stop(): Promise<void> }

/** Reads the public data now and looks for changes every one and a half seconds. `onChange` follows new data. */
export async function watchPublicData(platform: Platform, onChange: () => void): Promise<PublicDataWatch> {
  await withPlatform(platform, refreshPublicData)
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const look = async () => {
    if (await refreshPublicData()) onChange()
  }
  const timer = setInterval(() => {
    // Looks do not pile up while the database is slow.
    if (isRunning) return
    isRunning = true
    running = withPlatform(platform, look)
      .catch((error: unknown) => warnOfRetried(platform.log, 'public data were not read', error))
      .finally(() => {
        isRunning = false
      })
  }, LOOK_INTERVAL_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
