import { now } from '../../platform/clock.ts'
import { scheduleTimer, startTimer } from '../../platform/timers/schedule-timer.ts'
import type { TimerHandler } from '../../platform/timers/timer-handlers.ts'
import { readAppConfig } from '../appconfig/values.ts'

/** Timers of one player. Their subject is the run, the player, the lot, the founding, the order, the crusade or its member. */
type PlayerTimerKind =
  | 'missionEnd'
  | 'taxesEnd'
  | 'lotEnd'
  | 'guildFoundingEnd'
  | 'donateOrderEnd'
  | 'crusadeGathering'
  | 'crusadeEnd'
  | 'blockedCrusader'
  | 'blockedCandidate'
  | 'emailChange'
  | 'deletePlayer'
  | 'blockEnd'

/** Timers of the whole world. */
type WorldTimerKind =
  | 'marketStalls'
  | 'standings'
  | 'neighboursGrow'
  | 'neighbourRaids'
  | 'neighbourCrusades'
  | 'endChallenge'
  | 'neighbourScores'
  | 'guildLeaders'
  | 'newsLetters'
  | 'statistics'
  | 'alikeNames'

/** Every timer kind of the domains. `server/domains/timers.ts` maps them to their handlers. */
export type TimerKind = PlayerTimerKind | WorldTimerKind

type PlayerTimer = {
  readonly playerId: number
  readonly subjectId: number
  readonly dueAt: Date
}

/**
 * Sets a timer of a player in the surrounding transaction. A subject has one timer of a kind: setting it again moves
 * it.
 */
export function schedule(kind: PlayerTimerKind, timer: PlayerTimer): void {
  scheduleTimer({ kind, ...timer })
}

/** Sets a timer of the whole world in the surrounding transaction. */
export function scheduleForWorld(kind: WorldTimerKind, dueAt: Date): void {
  scheduleTimer({ kind, subjectId: 0, playerId: null, dueAt })
}

export type DefinedTimer<Kind extends TimerKind> = {
  readonly kind: Kind
  readonly handle: TimerHandler
}

/** Sets a timer of the whole world, due now, if it does not exist yet or is due later than its interval allows. */
export function startWorldTimer(kind: WorldTimerKind, everyMs: number): Promise<void> {
  return startTimer(kind, everyMs)
}

/** How long a timer that waits for the end of maintenance is put off each time. */
const PUT_OFF_MS = 30_000

/**
 * The handler of a timer kind that takes something away for good, which its owner could have called back or prevented: during
 * maintenance it is put off. The setting is read from the database, so that it counts from the moment when it is saved.
 */
export function defineIrreversibleTimer<Kind extends TimerKind>(
  kind: Kind,
  finish: (subjectId: number, dueAt: Date) => Promise<void>,
): DefinedTimer<Kind> {
  return {
    kind,
    handle: async ({ subjectId, playerId, dueAt }) => {
      const { maintenance } = await readAppConfig()
      if (!maintenance) return finish(subjectId, dueAt)
      scheduleTimer({ kind, subjectId, playerId, dueAt: new Date(now().getTime() + PUT_OFF_MS) })
    },
  }
}

/** The handler of a timer kind. `finish` gets the subject and the time it was due. */
export function defineTimer<Kind extends TimerKind>(
  kind: Kind,
  finish: (subjectId: number, dueAt: Date) => Promise<void>,
): DefinedTimer<Kind> {
  return { kind, handle: ({ subjectId, dueAt }) => finish(subjectId, dueAt) }
}
