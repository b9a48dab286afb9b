import type { GameEvent } from '../quests/game-event.ts'
import { type Recycled, skilledRecyclePoints, takeApartRefusals } from './recycle.ts'

/** An item for the junk dealer. */
export type RecyclingItem = Recycled & Parameters<typeof takeApartRefusals>[0]

/** Recycled items: why they are refused (empty: they are not), and the points of each. The points stand even then. */
export type DecidedRecycling = {
  refusals: ReturnType<typeof takeApartRefusals>
  points: number[]
  events: GameEvent[]
}

/**
 * Decides about recycling items, all or none (docs/game.md, "Forge and junk dealer"). `skill` adds to the points, in basis
 * points. Refusals of each item in turn: gearIsBlank, gearLocked, gearInMarket, gearEquipped.
 */
export function decideRecycling(items: readonly RecyclingItem[], skill: number): DecidedRecycling {
  const refusals = items.flatMap(takeApartRefusals)
  return {
    refusals,
    points: items.map((item) => skilledRecyclePoints(item, skill)),
    events: refusals.length > 0 ? [] : items.map(() => ({ type: 'gearRecycled' })),
  }
}
