import type { Archetype } from './archetypes.ts'
import type { Castle } from './castle.ts'
import { ageDays, hourOfDay } from './clock.ts'

type Habit = {
  /** Hours of the game day at which the player plays, ascending. */
  hours: readonly number[]
  /** Energy kept at the end of a session for raids and crusades of the same hour. */
  kept: number
  /** Maximum energy spent in one session. */
  most: number
  /** Daily quests done of three. */
  dailyQuests: number
  /** Shop items bought for their enhance points, a day. */
  shopGear: number
  /** Share of the free diamonds that goes into sharpening, per cent. */
  sharpening: number
}

const EVERYTHING = 1_000

const HABITS = {
  casual: { hours: [8, 13, 20], kept: 6, most: 24, dailyQuests: 2, shopGear: 3, sharpening: 60 },
  engaged: {
    hours: [7, 10, 13, 17, 20, 23],
    kept: 16,
    most: EVERYTHING,
    dailyQuests: 3,
    shopGear: 6,
    sharpening: 100,
  },
  payer: {
    hours: [7, 10, 13, 17, 20, 23],
    kept: 16,
    most: EVERYTHING,
    dailyQuests: 3,
    shopGear: 6,
    sharpening: 100,
  },
  trader: {
    hours: [7, 10, 13, 17, 20, 23],
    kept: 10,
    most: EVERYTHING,
    dailyQuests: 3,
    shopGear: 6,
    sharpening: 80,
  },
  raider: {
    hours: [7, 9, 12, 15, 18, 21, 23],
    kept: 36,
    most: EVERYTHING,
    dailyQuests: 3,
    shopGear: 6,
    sharpening: 90,
  },
  idler: { hours: [19], kept: 0, most: EVERYTHING, dailyQuests: 2, shopGear: 3, sharpening: 60 },
} as const satisfies Record<Archetype, Habit>

export function habitOf(archetype: Archetype): Habit {
  return HABITS[archetype]
}

/** An idler plays every second or third day. */
function comesToday(castle: Pick<Castle, 'archetype' | 'id' | 'foundedAt'>, now: number): boolean {
  return castle.archetype !== 'idler' || ageDays(castle, now) % (2 + (castle.id % 2)) === 0
}

/** Whether the player plays in the hour that begins at `now`. Everybody plays in the hour of founding. */
export function sitsDown(castle: Pick<Castle, 'archetype' | 'id' | 'foundedAt'>, now: number): boolean {
  if (now < castle.foundedAt) return false
  if (now === castle.foundedAt) return true
  return habitOf(castle.archetype).hours.includes(hourOfDay(now)) && comesToday(castle, now)
}

/** Whole hours until the player plays again, 1 to 24 (24 also for an idler). */
export function hoursUntilNext(castle: Pick<Castle, 'archetype'>, now: number): number {
  const { hours } = habitOf(castle.archetype)
  const hour = hourOfDay(now)
  const [first] = hours
  return (hours.find((next) => next > hour) ?? (first ?? hour) + 24) - hour
}
