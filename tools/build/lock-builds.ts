import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const TOUCH_MS = 1_000
/** Older than this the lock is that of a build that was killed. */
const LEFT_BEHIND_MS = 20_000
const WAIT_MS = 300

function take(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isLeftBehind(file: string): boolean {
  const touched = statSync(file, { throwIfNoEntry: false })
  return touched !== undefined && Date.now() - touched.mtimeMs > LEFT_BEHIND_MS
}

/** False after this process slept so long that another build took the lock over. */
function isOurs(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === `${process.pid}\n`
}

/**
 * Waits until no other build writes to the folder of the lock file, and keeps others waiting until the returned function is called or the
 * process ends. The file's time tells that its build is alive, also to a build in another container, where process ids differ.
 */
export async function lockBuilds(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  let isAnnounced = false
  while (!take(file)) {
    if (isLeftBehind(file)) {
      rmSync(file, { force: true })
      continue
    }
    if (!isAnnounced)
      console.log(`Another build is at work in ${dirname(file)}: waiting for its end (${file})`)
    isAnnounced = true
    await delay(WAIT_MS)
  }
  const touching = setInterval(() => {
    if (isOurs(file)) utimesSync(file, new Date(), new Date())
  }, TOUCH_MS).unref()
  const release = () => {
    if (isOurs(file)) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return () => {
    clearInterval(touching)
    process.removeListener('exit', release)
    release()
  }
}
