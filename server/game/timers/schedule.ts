import { scheduleTimer, startTimers } from '../../platform/timers/schedule-timer.ts'
import type { TimerHandler } from '../../platform/timers/timer-handlers.ts'

/** Timers of one player; their subject is the run, the player or the lot. */
type PlayerTimerKind = 'missionEnd' | 'taxesEnd' | 'lotEnd'

/** Timers of the whole world. */
type WorldTimerKind = 'marketStalls'

/** Every kind of timer that domains have: `server/domains/timers.ts` names what each of them does. */
export type TimerKind = PlayerTimerKind | WorldTimerKind

type PlayerTimer = {
  readonly playerId: number
  readonly subjectId: number
  readonly dueAt: Date
}

/** Sets a timer of a player in the surrounding transaction; a subject has one of a kind, setting it again moves it. */
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

/** Sets a timer of the whole world where it is not set yet, due at once. */
export function startWorldTimer(kind: WorldTimerKind): Promise<void> {
  return startTimers([kind])
}

/** What a timer of the kind does when it is due: `finish` is given its subject, and when it was to run. */
export function defineTimer<Kind extends TimerKind>(
  kind: Kind,
  finish: (subjectId: number, dueAt: Date) => Promise<void>,
): DefinedTimer<Kind> {
  return { kind, handle: ({ subjectId, dueAt }) => finish(subjectId, dueAt) }
}
