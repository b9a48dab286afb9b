import type { Refusal } from '../core/refusal.ts'

/** docs/game.md §9, "Energy". */
export const ENERGY_MAX = 120
export const ENERGY_PER_HOUR = 5

const HOUR_MS = 3_600_000

/** `energy` points as counted at `energyAt` (ms). Later points are computed, not stored. */
export type EnergyState = { energy: number; energyAt: number }

/** From `at` (ms) on, one point per `intervalMs`. */
export type PaceChange = { at: number; intervalMs: number }

/** How fast energy comes back: one point per `intervalMs`, until the first of the changes, which are in order. */
export type EnergyPace = { intervalMs: number; changes: readonly PaceChange[] }

/**
 * Time for one point (ms). A subscription and a won challenge add up: 5 · (1 + subscription + winner)
 * an hour. `speed` is the world's speed.
 */
export function energyIntervalMs(boosts: { subscription: boolean; winner: boolean }, speed = 1): number {
  const perHour = ENERGY_PER_HOUR * (1 + Number(boosts.subscription) + Number(boosts.winner))
  return Math.max(1, Math.floor(HOUR_MS / (perHour * speed)))
}

/**
 * The pace of a player whose subscription ends at `subscriptionUntil` and whose prize of a challenge ends at
 * `winnerUntil` (ms; null: there is none). It also holds after these ends, so that points that came before still count.
 * Settle the state before one of them begins.
 */
export function energyPace(
  { subscriptionUntil, winnerUntil }: { subscriptionUntil: number | null; winnerUntil: number | null },
  speed = 1,
): EnergyPace {
  const intervalAfter = (at: number): number =>
    energyIntervalMs(
      {
        subscription: subscriptionUntil !== null && subscriptionUntil > at,
        winner: winnerUntil !== null && winnerUntil > at,
      },
      speed,
    )
  const ends = new Set([subscriptionUntil, winnerUntil].filter((end) => end !== null))
  return {
    intervalMs: intervalAfter(Number.NEGATIVE_INFINITY),
    changes: [...ends].sort((one, other) => one - other).map((at) => ({ at, intervalMs: intervalAfter(at) })),
  }
}

/** The pace as it is from `now` on: without the changes that have passed. */
export function paceFrom(pace: EnergyPace, now: number): EnergyPace {
  const passed = pace.changes.filter(({ at }) => at <= now)
  return {
    intervalMs: passed.at(-1)?.intervalMs ?? pace.intervalMs,
    changes: pace.changes.slice(passed.length),
  }
}

/**
 * When a point comes of which `restMs` are missing at `at`. What part of it had come when the pace changes stays: only
 * the rest takes the new interval.
 */
function pointFrom(at: number, restMs: number, { intervalMs, changes }: EnergyPace): number {
  const [change, ...later] = changes
  if (change === undefined || at + restMs <= change.at) return at + restMs
  const left = Math.ceil(((restMs - (change.at - at)) * change.intervalMs) / intervalMs)
  return pointFrom(change.at, left, { intervalMs: change.intervalMs, changes: later })
}

/** Points from `from` on: as many as fit until `now`, at most `most`, and when the last of them came. */
function countPoints(
  from: number,
  now: number,
  most: number,
  whole: EnergyPace,
): { points: number; at: number } {
  let [points, at] = [0, from]
  while (points < most) {
    const pace = paceFrom(whole, at)
    const until = Math.min(now, pace.changes[0]?.at ?? now)
    const gained = Math.min(most - points, Math.max(0, Math.floor((until - at) / pace.intervalMs)))
    points += gained
    at += gained * pace.intervalMs
    const next = pointFrom(at, pace.intervalMs, pace)
    if (points >= most || next > now) break
    points += 1
    at = next
  }
  return { points, at }
}

/** When the `points`-th point after `from` comes (ms); `points` is 1 or more. */
function pointAt(from: number, points: number, pace: EnergyPace): number {
  return countPoints(from, Number.POSITIVE_INFINITY, points, pace).at
}

/** Whole points that came from `from` to `now`, at most a full store. */
function pointsBetween(from: number, now: number, pace: EnergyPace): number {
  return now <= from ? 0 : countPoints(from, now, ENERGY_MAX, pace).points
}

/** The same energy, counted at the last whole point before `now`. Full energy counts from `now`. */
export function settleEnergy(state: EnergyState, now: number, pace: EnergyPace): EnergyState {
  const gained = pointsBetween(state.energyAt, now, pace)
  const energy = Math.min(ENERGY_MAX, state.energy + gained)
  if (energy >= ENERGY_MAX) return { energy, energyAt: Math.max(now, state.energyAt) }
  return { energy, energyAt: gained === 0 ? state.energyAt : pointAt(state.energyAt, gained, pace) }
}

/** Current points, 0 to 120. */
export function energyNow(state: EnergyState, now: number, pace: EnergyPace): number {
  return settleEnergy(state, now, pace).energy
}

/** When the store holds `need` points (ms), or null if it does now or never will. */
export function energyReachedAt(
  state: EnergyState,
  need: number,
  now: number,
  pace: EnergyPace,
): number | null {
  const settled = settleEnergy(state, now, pace)
  if (settled.energy >= need || need > ENERGY_MAX) return null
  return pointAt(settled.energyAt, need - settled.energy, pace)
}

/** The instant of the next point (ms), or null if energy is full. */
export function nextEnergyAt(state: EnergyState, now: number, pace: EnergyPace): number | null {
  const settled = settleEnergy(state, now, pace)
  return settled.energy >= ENERGY_MAX ? null : pointAt(settled.energyAt, 1, pace)
}

/** The instant when energy is full (ms), or null if it is. */
export function fullEnergyAt(state: EnergyState, now: number, pace: EnergyPace): number | null {
  return energyReachedAt(state, ENERGY_MAX, now, pace)
}

export function energyRefusals(have: number, need: number): Refusal<'notEnoughEnergy'>[] {
  return have >= need ? [] : [{ code: 'notEnoughEnergy', message: 'Недостаточно энергии', have, need }]
}

/** The state after spending `points`; throws RangeError when there are fewer (ask energyRefusals first). */
export function spendEnergy(state: EnergyState, points: number, now: number, pace: EnergyPace): EnergyState {
  const settled = settleEnergy(state, now, pace)
  if (settled.energy < points) throw new RangeError(`${points} energy spent of ${settled.energy}`)
  return { energy: settled.energy - points, energyAt: settled.energyAt }
}
