import { withPlatform } from '../../platform/ambient.ts'
import type { Platform } from '../../platform/platform.ts'
import { refreshPublicData } from './public-data.ts'

/** A change is effective on every process within two seconds: half of that is left for reading it. */
const LOOK_INTERVAL_MS = 1000
/** When tabs are told of a change again: a call of a told tab may have reached a process that had not looked yet. */
const TELL_AGAIN_MS = 2 * LOOK_INTERVAL_MS

type PublicDataWatch = { stop(): Promise<void> }

/** Reads the public data now and looks for changes every second. `onChange` tells this process's tabs of new data, twice. */
export async function watchPublicData(platform: Platform, onChange: () => void): Promise<PublicDataWatch> {
  await withPlatform(platform, refreshPublicData)
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let again: NodeJS.Timeout | undefined
  const look = async () => {
    if (!(await refreshPublicData())) return
    onChange()
    clearTimeout(again)
    again = setTimeout(onChange, TELL_AGAIN_MS)
    again.unref()
  }
  const timer = setInterval(() => {
    // Looks do not pile up while the database is slow.
    if (isRunning) return
    isRunning = true
    running = withPlatform(platform, look)
      .catch((error: unknown) => platform.log.warn({ err: error }, 'public data were not read'))
      .finally(() => {
        isRunning = false
      })
  }, LOOK_INTERVAL_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
      clearTimeout(again)
    },
  }
}
