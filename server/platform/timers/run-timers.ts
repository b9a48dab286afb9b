import { setTimeout as delay } from 'node:timers/promises'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { logFailure } from '../summed-log.ts'
import { createAlarm } from './alarm.ts'
import { listenForWork } from './bring-forward.ts'
import { LANES, type LaneName, lookForDue } from './look-for-due.ts'
import { runOneTimer, runTimerBatch, type TimerRun } from './run-timer.ts'

export type RunTimersOptions = {
  /** Longest time between two looks at the database, ms; default 3000. Timers that are set here are met on time. */
  readonly pollMs?: number
  /** Number of loops for timers of players; default 2. */
  readonly concurrency?: number
  readonly onRun?: (run: TimerRun) => void
}

export type TimerLoop = {
  /** Finishes the running timers, then stops. */
  stop(): Promise<void>
}

/** The first pause when another process is running what is due, ms. It doubles each time, up to `pollMs`. */
const TAKEN_PAUSE_MS = 100
/** The pause after the database did not answer, ms. */
const FAILED_PAUSE_MS = 1000

const LANE_NAMES = ['players', 'server', 'check'] as const

/** Runs timers of a lane, one piece of work at a time. */
type Lane = {
  readonly name: LaneName
  /** Runs one timer, or all that are due. Resolves to whether there was any. */
  readonly run: () => Promise<boolean>
  running: Promise<void> | undefined
}

/**
 * Runs due timers until stopped. The transaction that deletes a timer runs its handler, so that with any number of
 * servers it happens exactly once. Waits while the database is away. One look every three seconds, and one whenever a timer becomes due, tells
 * which loops have work: without players a server costs the database little.
 */
export function runTimers(platform: Platform, options: RunTimersOptions = {}): TimerLoop {
  const { pollMs = 3000, concurrency = 2, onRun } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const alarm = createAlarm()
  /** When the next timer will be due, as far as is known, ms of the game clock. */
  let next = Number.POSITIVE_INFINITY
  /** When to look again at the latest, ms of `performance.now`. */
  let lookAt = 0
  /** Runs in a row that found nothing, because others were running what is due. */
  let fruitless = 0

  const failed = async (error: unknown) => {
    logFailure(platform.log, 'timers cannot be read', error)
    await delay(FAILED_PAUSE_MS, undefined, { signal }).catch(() => undefined)
  }
  /** Looks again after this time at the latest, ms. */
  const lookIn = (pause: number) => {
    lookAt = Math.min(lookAt, performance.now() + pause)
    alarm.ring()
  }
  /** One, and then as many as have piled up, with the help of another loop. */
  const runOfPlayers = async () => {
    if (!(await runOneTimer(platform, onRun, LANES.players))) return false
    lookIn(0)
    while (!signal.aborted && (await runTimerBatch(platform, onRun)) > 0);
    return true
  }
  const lanes: readonly Lane[] = [
    ...Array.from({ length: concurrency }, () => ({
      name: 'players' as const,
      run: runOfPlayers,
      running: undefined,
    })),
    ...(['server', 'check'] as const).map((name) => ({
      name,
      run: () => runOneTimer(platform, onRun, LANES[name]),
      running: undefined,
    })),
  ]
  const runLane = async (lane: Lane, isLast: boolean) => {
    const hasRun = await lane.run().catch(async (error: unknown) => {
      await failed(error)
      return false
    })
    lane.running = undefined
    fruitless = hasRun ? 0 : fruitless + 1
    if (!hasRun) lookIn(TAKEN_PAUSE_MS * 2 ** Math.min(fruitless, 10))
    else if (!isLast) lookIn(0)
  }
  /** Starts one loop of each lane that has something due. */
  const look = async () => {
    lookAt = performance.now() + pollMs
    // A timer that is set while the database answers counts as well.
    next = Number.POSITIVE_INFINITY
    const due = await lookForDue()
    next = Math.min(next, due.next?.getTime() ?? Number.POSITIVE_INFINITY)
    for (const name of LANE_NAMES) {
      const free = due[name] > 0 && lanes.find((lane) => lane.name === name && !lane.running)
      if (free) free.running = runLane(free, due[name] === 1)
    }
  }
  /** Until it is time to look: `next` and `lookAt` may come closer meanwhile. */
  const rest = async () => {
    while (!signal.aborted) {
      const pause = Math.min(lookAt - performance.now(), next - platform.clock.now().getTime())
      if (pause <= 0) return
      await alarm.wait(pause, signal)
    }
  }
  const onSet = (dueAt: Date) => {
    if (dueAt.getTime() >= next) return
    next = dueAt.getTime()
    alarm.ring()
  }
  const watch = async () => {
    const onWork = listenForWork(platform, signal)
    platform.timersSet.on('set', onSet).on('work', onWork)
    while (!signal.aborted) {
      await look().catch(failed)
      await rest()
    }
    platform.timersSet.off('set', onSet).off('work', onWork)
    await Promise.all(lanes.map(({ running }) => running))
  }
  const watching = withPlatform(platform, watch)
  return {
    stop: async () => {
      stopping.abort()
      await watching
    },
  }
}
