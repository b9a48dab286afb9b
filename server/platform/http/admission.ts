import { tooManyRequests } from '../errors.ts'
import { eventLoopDelayMs } from '../event-loop-delay.ts'
import { type Waiter, waitInLine } from '../turns.ts'
import { overloaded } from './failure.ts'

/** What a call takes a part of. Logins and the like wait for hashes, so they have places of their own. */
export type Share = 'reads' | 'commands'

export const SHARES = ['reads', 'commands'] as const satisfies readonly Share[]

export type Applicant = {
  readonly share: Share
  /** A session, or a network without one. */
  readonly caller: string
  /** A network without a session may hold many visitors. */
  readonly isNetwork: boolean
  /** Aborted when the client has closed its connection. */
  readonly gone?: AbortSignal
}

export type Admission = {
  /**
   * Runs `work` in a place, or waits for one for a limited time. 503 overloaded after that; 429 when too many calls
   * of the same caller wait.
   */
  run<T>(applicant: Applicant, work: () => Promise<T>): Promise<T>
  /** Whether a new call would only wait to be refused. Costs nothing, so it is asked before anything else. */
  isFull(share: Share): boolean
  working(): number
  waiting(share: Share): number
}

/** The longest wait while the queue empties again and again. */
const WAIT_MS = 1000
/** The longest wait behind calls of the same caller, which end one by one however much the server can do. */
const OWN_WAIT_MS = 1800
/**
 * The longest wait while there is always somebody waiting. More would not serve a single call more: it would only
 * make all of them wait.
 */
const STANDING_WAIT_MS = 250
/** A queue that has not been empty for this long is not a burst. */
const STANDING_AFTER_MS = 1000
/** Calls of each share that wait. */
const WAITING_MAX = 400
const WAITING_OF_SESSION_MAX = 20
const WAITING_OF_NETWORK_MAX = 60
/** Weight of the latest turn in the mean time between two turns. */
const LATEST_WEIGHT = 0.05

/** The calls of one caller that wait. */
type Line = {
  readonly calls: Set<Waiter>
  /** How many calls of the caller may be at work. */
  readonly workingMax: number
}

type Lane = {
  working: number
  waiting: number
  /** By caller. The callers take turns, in this order. */
  readonly lines: Map<string, Line>
  /** Since when somebody has been waiting. */
  standingSince: number
  lastTurnAt: number
  /** Mean time between two turns while somebody waits, ms. */
  turnMs: number
}

function createLane(): Lane {
  return { working: 0, waiting: 0, lines: new Map(), standingSince: 0, lastTurnAt: 0, turnMs: 0 }
}

function waitLimit({ waiting, standingSince }: Lane, instant: number): number {
  const isStanding = waiting > 0 && instant - standingSince > STANDING_AFTER_MS
  return isStanding ? STANDING_WAIT_MS : WAIT_MS
}

function noteTurn(lane: Lane): void {
  const instant = performance.now()
  const passed = instant - Math.max(lane.lastTurnAt, lane.standingSince)
  lane.turnMs += (passed - lane.turnMs) * (lane.turnMs === 0 ? 1 : LATEST_WEIGHT)
  lane.lastTurnAt = instant
}

/**
 * Admits as many calls at once as the database can work on; more of them would slow each other down. The others wait,
 * for a limited time. Reads and commands have three quarters of the places at most, and whoever has fewer at work comes
 * next. Callers take turns, and one of them has a part of the places at most.
 */
export function createAdmission(atOnce: number): Admission {
  const lanes: Readonly<Record<Share, Lane>> = { reads: createLane(), commands: createLane() }
  const ofShareMax = Math.max(1, Math.ceil(atOnce * 0.75))
  const ofSessionMax = Math.max(1, Math.floor(atOnce / 4))
  const ofNetworkMax = Math.max(1, Math.floor(atOnce / 2))
  const working = new Map<string, number>()
  let workingInAll = 0

  const mayWork = (share: Share, caller: string, workingMax: number) =>
    workingInAll < atOnce && lanes[share].working < ofShareMax && (working.get(caller) ?? 0) < workingMax

  const take = (share: Share, caller: string) => {
    working.set(caller, (working.get(caller) ?? 0) + 1)
    lanes[share].working += 1
    workingInAll += 1
  }

  /** The next one of the share whose caller may work; that caller is the last to come again. */
  const admitNext = (share: Share): boolean => {
    const lane = lanes[share]
    for (const [caller, line] of lane.lines) {
      if (!mayWork(share, caller, line.workingMax)) continue
      const [call] = line.calls
      noteTurn(lane)
      take(share, caller)
      call?.admit()
      lane.lines.delete(caller)
      if (line.calls.size > 0) lane.lines.set(caller, line)
      return true
    }
    return false
  }

  const admitAll = () => {
    while (workingInAll < atOnce) {
      const readsFirst = lanes.reads.working <= lanes.commands.working
      const [first, second] = readsFirst ? SHARES : SHARES.toReversed()
      if (!((first && admitNext(first)) || (second && admitNext(second)))) return
    }
  }

  const giveBack = (share: Share, caller: string) => {
    const left = (working.get(caller) ?? 1) - 1
    if (left > 0) working.set(caller, left)
    else working.delete(caller)
    lanes[share].working -= 1
    workingInAll -= 1
    admitAll()
  }

  const wait = async ({ share, caller, isNetwork, gone }: Applicant, workingMax: number) => {
    const lane = lanes[share]
    const line = lane.lines.get(caller) ?? { calls: new Set<Waiter>(), workingMax }
    if (line.calls.size >= (isNetwork ? WAITING_OF_NETWORK_MAX : WAITING_OF_SESSION_MAX))
      throw tooManyRequests(1, 'callsAtOnce')
    if (lane.waiting >= WAITING_MAX) throw overloaded()
    const instant = performance.now()
    const isBehindOwn = (working.get(caller) ?? 0) >= workingMax
    const atMostMs = isBehindOwn ? OWN_WAIT_MS : waitLimit(lane, instant)
    if (lane.waiting === 0) lane.standingSince = instant
    lane.lines.set(caller, line)
    lane.waiting += 1
    try {
      await waitInLine(line.calls, { atMostMs, refusal: overloaded, gone })
    } finally {
      lane.waiting -= 1
      if (line.calls.size === 0 && lane.lines.get(caller) === line) lane.lines.delete(caller)
    }
  }

  return {
    run: async (applicant, work) => {
      const { share, caller, isNetwork } = applicant
      const workingMax = isNetwork ? ofNetworkMax : ofSessionMax
      if (mayWork(share, caller, workingMax)) take(share, caller)
      else await wait(applicant, workingMax)
      try {
        return await work()
      } finally {
        giveBack(share, caller)
      }
    },
    isFull: (share) => {
      const lane = lanes[share]
      if (lane.waiting === 0) return false
      if (lane.waiting >= WAITING_MAX) return true
      const expectedMs = lane.lines.size * lane.turnMs + eventLoopDelayMs()
      return expectedMs > waitLimit(lane, performance.now())
    },
    working: () => workingInAll,
    waiting: (share) => lanes[share].waiting,
  }
}
