import { moneyRefusals } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'

/** docs/game.md §9, "Energy". */
export const ENERGY_MAX = 120
export const ENERGY_PER_HOUR = 5
export const ENERGY_RESTORE = 10
export const ENERGY_RESTORE_COST = { gold: 0, diamonds: 1 } as const
export const ENERGY_RESTORES_A_DAY = 12

const HOUR_MS = 3_600_000

/** `energy` points as counted at `energyAt` (ms). Later points are computed, not stored. */
export type EnergyState = { energy: number; energyAt: number }

/** How fast energy comes back: one point per `intervalMs`; from `change.at` (ms) on, one per `change.intervalMs`. */
export type EnergyPace = {
  intervalMs: number
  change: { at: number; intervalMs: number } | null
}

/**
 * Time for one point (ms). A subscription and a won challenge add up: 5 · (1 + subscription + winner)
 * an hour. `speed` is the world's speed.
 */
export function energyIntervalMs(boosts: { subscription: boolean; winner: boolean }, speed = 1): number {
  const perHour = ENERGY_PER_HOUR * (1 + Number(boosts.subscription) + Number(boosts.winner))
  return Math.max(1, Math.floor(HOUR_MS / (perHour * speed)))
}

/**
 * The pace of a player whose subscription ends at `subscriptionUntil` (ms; null: there is none). It also holds after
 * the end, so that points that came before it still count. Settle the state before `winner` changes or before a
 * subscription begins.
 */
export function energyPace(
  boosts: { subscriptionUntil: number | null; winner: boolean },
  speed = 1,
): EnergyPace {
  const { subscriptionUntil, winner } = boosts
  const ordinary = energyIntervalMs({ subscription: false, winner }, speed)
  if (subscriptionUntil === null) return { intervalMs: ordinary, change: null }
  return {
    intervalMs: energyIntervalMs({ subscription: true, winner }, speed),
    change: { at: subscriptionUntil, intervalMs: ordinary },
  }
}

/** The pace as it is from `now` on: a change that has passed is the interval. */
export function paceFrom(pace: EnergyPace, now: number): EnergyPace {
  return pace.change && pace.change.at <= now ? { intervalMs: pace.change.intervalMs, change: null } : pace
}

/**
 * Points before the pace changes, and when the first one after the change comes. What part of that point had come by
 * then stays: only the rest of it takes the new interval.
 */
function pointsBeforeChange(from: number, intervalMs: number, change: { at: number; intervalMs: number }) {
  const points = Math.floor((change.at - from) / intervalMs)
  const restMs = intervalMs - (change.at - from - points * intervalMs)
  return { points, nextAt: change.at + Math.ceil((restMs * change.intervalMs) / intervalMs) }
}

/** When the `points`-th point after `from` comes (ms); `points` is 1 or more. */
function pointAt(from: number, points: number, pace: EnergyPace): number {
  const { intervalMs, change } = paceFrom(pace, from)
  if (change === null) return from + points * intervalMs
  const before = pointsBeforeChange(from, intervalMs, change)
  if (points <= before.points) return from + points * intervalMs
  return before.nextAt + (points - before.points - 1) * change.intervalMs
}

/** Whole points that came from `from` to `now`. */
function pointsBetween(from: number, now: number, pace: EnergyPace): number {
  const { intervalMs, change } = paceFrom(pace, from)
  if (now <= from) return 0
  if (change === null || now <= change.at) return Math.floor((now - from) / intervalMs)
  const before = pointsBeforeChange(from, intervalMs, change)
  if (now < before.nextAt) return before.points
  return before.points + 1 + Math.floor((now - before.nextAt) / change.intervalMs)
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

/** Why energy cannot be restored now: it is full, the day's restores are used up, or there is no diamond. */
export function restoreRefusals(request: {
  energy: number
  restoresToday: number
  diamonds: number
}): Refusal<'energyFull' | 'restoresExhausted' | 'notEnoughGold' | 'notEnoughDiamonds'>[] {
  const refusals: ReturnType<typeof restoreRefusals> = []
  if (request.energy >= ENERGY_MAX) {
    refusals.push({
      code: 'energyFull',
      message: 'Энергия уже полна',
      have: request.energy,
      need: ENERGY_MAX - 1,
    })
  }
  if (request.restoresToday >= ENERGY_RESTORES_A_DAY) {
    refusals.push({
      code: 'restoresExhausted',
      message: 'Сегодня энергию больше не восстановить',
      have: request.restoresToday,
      need: ENERGY_RESTORES_A_DAY - 1,
    })
  }
  return [...refusals, ...moneyRefusals(ENERGY_RESTORE_COST, { gold: 0, diamonds: request.diamonds })]
}

/** The state after one restore: 10 points more, at most 120. Progress towards the next point is kept. */
export function restoreEnergy(state: EnergyState, now: number, pace: EnergyPace): EnergyState {
  const settled = settleEnergy(state, now, pace)
  return { energy: Math.min(ENERGY_MAX, settled.energy + ENERGY_RESTORE), energyAt: settled.energyAt }
}
