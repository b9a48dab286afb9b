/**
 * Work gets a place or a turn, waits for one, or is refused. This folder knows nothing of http. docs/decisions/0021-bounded-work.md has the order
 * in which a call meets its limits, and a table of them.
 */
import { overloaded, tooManyRequests } from '../errors.ts'
import { eventLoopDelayMs } from './event-loop-delay.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { createOccupancy, SHARES, type Share } from './occupancy.ts'
import { waitInLine } from './turns.ts'

export type Applicant = {
  readonly share: Share
  /** Where the caller lives: callers of one home share its turns. */
  readonly home: string
  /** A session, or a network without one. */
  readonly caller: string
  /** A network without a session may hold many visitors. */
  readonly isNetwork: boolean
  /** Aborted when the client has closed its connection. */
  readonly gone?: AbortSignal
}

/** The place of a call at work. */
export type Place = {
  /** Leaves the place to others while it waits for something else than the database, and takes one again. */
  leaveWhile(wait: () => Promise<void>): Promise<void>
}

export type Admission = {
  /**
   * Runs `work` in a place, or waits for one for a limited time. 503 overloaded after that; 429 when too many calls
   * of the same caller wait.
   */
  run<T>(applicant: Applicant, work: (place: Place) => Promise<T>): Promise<T>
  /** Whether a new call from there would only wait to be refused. Costs nothing, so it is asked before anything else. */
  isFull(share: Share, home: string): boolean
  /** Whether somebody has been waiting for more than a moment. */
  isCrowded(): boolean
  working(): number
  waiting(share: Share): number
}

export type AdmissionLimits = {
  /** The longest wait, ms. A player who waits less than a second does not notice; a refused call comes again. */
  readonly waitMs: number
  /** The longest wait behind calls of the same caller, which end one by one however much the server can do, ms. */
  readonly ownWaitMs: number
  /** Calls of one session that wait. */
  readonly waitingOfSessionMax: number
}

const LIMITS: AdmissionLimits = {
  waitMs: 950,
  ownWaitMs: 1800,
  waitingOfSessionMax: 20,
}

/** A queue that has not been empty for this long is not a burst. */
const STANDING_AFTER_MS = 1000
/** A page reads several times for each command, and a command costs as much as three reads. */
const READS_PER_COMMAND = 2
/** Part of the longest wait from which on a new call is refused at once: some turns take longer than the mean. */
const FULL_FROM = 0.9
/** Parts of the places that one session, and one network without a session, have at most. */
const OF_SESSION = 0.25
const OF_NETWORK = 0.5
/** Calls of each share that wait. */
const WAITING_MAX = 400
const WAITING_OF_NETWORK_MAX = 60
/**
 * Weight of the latest turn in the mean time between two turns. One pause of the process must not refuse a hundred callers
 * who would have had their turns in half a second.
 */
const LATEST_WEIGHT = 0.01

/** The calls of a share that wait. */
type Lane = {
  waiting: number
  readonly queue: FairQueue
  /** Since when somebody has been waiting. */
  standingSince: number
  lastTurnAt: number
  /** Mean time between two turns while somebody waits, ms. It grows from 0: the first turns of a process refuse nobody. */
  turnMs: number
}

function createLane(): Lane {
  return {
    waiting: 0,
    queue: createFairQueue(),
    standingSince: 0,
    lastTurnAt: 0,
    turnMs: 0,
  }
}

function noteTurn(lane: Lane): void {
  const instant = performance.now()
  const passed = instant - Math.max(lane.lastTurnAt, lane.standingSince)
  lane.turnMs += (passed - lane.turnMs) * LATEST_WEIGHT
  lane.lastTurnAt = instant
}

/**
 * Admits as many calls at once as the database can work on; more of them would slow each other down. The others wait,
 * for a limited time. Reads and commands have three quarters of the places at most; while both wait, two reads work for
 * each command. Homes and their callers take turns, and a caller has a part of the places at most. When too many wait, a new call
 * displaces one of those who have most.
 */
export function createAdmission(atOnce: number, limits: AdmissionLimits = LIMITS): Admission {
  const lanes: Readonly<Record<Share, Lane>> = { reads: createLane(), commands: createLane() }
  const ofSessionMax = Math.max(1, Math.floor(atOnce * OF_SESSION))
  const ofNetworkMax = Math.max(1, Math.floor(atOnce * OF_NETWORK))
  const places = createOccupancy(atOnce)

  const isStanding = ({ waiting, standingSince }: Lane, instant: number) =>
    waiting > 0 && instant - standingSince > STANDING_AFTER_MS

  const admitNext = (share: Share): boolean => {
    const lane = lanes[share]
    const next = lane.queue.next(({ caller, workingMax }) => places.hasRoom(share, caller, workingMax))
    if (!next) return false
    noteTurn(lane)
    places.take(share, next.caller)
    next.call.admit()
    return true
  }

  const admitAll = () => {
    while (places.inAll() < atOnce) {
      const readsFirst = places.ofShare('reads') <= places.ofShare('commands') * READS_PER_COMMAND
      const [first, second] = readsFirst ? SHARES : SHARES.toReversed()
      if (!((first && admitNext(first)) || (second && admitNext(second)))) return
    }
  }

  const giveBack = (share: Share, caller: string) => {
    places.giveBack(share, caller)
    admitAll()
  }

  const wait = async ({ share, home, caller, isNetwork, gone }: Applicant, workingMax: number) => {
    const lane = lanes[share]
    const { calls } = lane.queue.lineOf(home, caller, workingMax)
    if (calls.size >= (isNetwork ? WAITING_OF_NETWORK_MAX : limits.waitingOfSessionMax))
      throw tooManyRequests(1, 'callsAtOnce')
    if (lane.waiting >= WAITING_MAX) lane.queue.mostDispensable()?.refuse()
    const isBehindOwn = places.ofCaller(caller) >= workingMax
    const atMostMs = isBehindOwn ? limits.ownWaitMs : limits.waitMs
    if (lane.waiting === 0) lane.standingSince = performance.now()
    lane.waiting += 1
    try {
      await waitInLine(calls, { atMostMs, refusal: overloaded, gone })
    } finally {
      lane.waiting -= 1
      lane.queue.tidy(home, caller)
    }
  }

  const enter = async (applicant: Applicant) => {
    const { share, caller, isNetwork } = applicant
    const workingMax = isNetwork ? ofNetworkMax : ofSessionMax
    if (places.hasRoom(share, caller, workingMax)) places.take(share, caller)
    else await wait(applicant, workingMax)
  }

  return {
    run: async (applicant, work) => {
      const { share, caller } = applicant
      await enter(applicant)
      let isInside = true
      const leave = () => {
        if (isInside) giveBack(share, caller)
        isInside = false
      }
      const leaveWhile = async (waitOutside: () => Promise<void>) => {
        leave()
        await waitOutside()
        await enter(applicant)
        isInside = true
      }
      try {
        return await work({ leaveWhile })
      } finally {
        leave()
      }
    },
    isFull: (share, home) => {
      const lane = lanes[share]
      if (lane.waiting === 0) return false
      const expectedMs = lane.queue.turnsBefore(home) * lane.turnMs + eventLoopDelayMs()
      return expectedMs > limits.waitMs * FULL_FROM
    },
    isCrowded: () => {
      const instant = performance.now()
      return isStanding(lanes.reads, instant) || isStanding(lanes.commands, instant)
    },
    working: places.inAll,
    waiting: (share) => lanes[share].waiting,
  }
}
