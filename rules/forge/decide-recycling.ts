import type { GameEvent } from '../quests/game-event.ts'
import { type Recycled, skilledRecyclePoints, takeApartRefusals } from './recycle.ts'

/** A piece for the junk dealer. */
export type RecyclingPiece = Recycled & Parameters<typeof takeApartRefusals>[0]

/** Recycled pieces: why they are refused (empty: they are not), and the points of each. The points stand even then. */
export type DecidedRecycling = {
  refusals: ReturnType<typeof takeApartRefusals>
  points: number[]
  events: GameEvent[]
}

/**
 * Decides about recycling pieces, all or none (docs/game.md, "Forge and junk dealer"). `skill` adds to the points, in basis
 * points. Refusals of each piece in turn: gearIsBlank, gearLocked, gearInMarket, gearEquipped.
 */
export function decideRecycling(pieces: readonly RecyclingPiece[], skill: number): DecidedRecycling {
  const refusals = pieces.flatMap(takeApartRefusals)
  return {
    refusals,
    points: pieces.map((piece) => skilledRecyclePoints(piece, skill)),
    events: refusals.length > 0 ? [] : pieces.map(() => ({ type: 'gearRecycled' })),
  }
}
