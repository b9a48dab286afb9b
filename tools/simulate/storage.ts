import { storageSlots } from '#rules/buildings/buildings.ts'
import {
  type DecidedEnhancing,
  decideEnhancing,
  decideReset,
  type EnhancingState,
} from '#rules/forge/decide-enhancing.ts'
import { decideRecycling } from '#rules/forge/decide-recycling.ts'
import {
  enhanceLevelForPoints,
  enhanceLevelMax,
  enhancePointsForLevel,
  enhanceResetPoints,
  enhanceRoom,
} from '#rules/forge/enhance.ts'
import { equipRefusals } from '#rules/gear/equip.ts'
import { type GearModel, NO_GRIND } from '#rules/gear/gear.ts'
import { slotsOfClass } from '#rules/gear/gear-class.ts'
import { allowed } from './allowed.ts'
import type { Castle, Piece } from './castle.ts'
import { ageDays } from './clock.ts'
import { forgetGear, totalsOf } from './host.ts'
import { notice } from './news.ts'
import { countEvents } from './quests.ts'
import { addedWorth, baseWorth, shareIn, type Weights } from './worth.ts'

/** A new specimen for this castle, not yet in its storage. */
export function makePiece(castle: Castle, model: GearModel, quality: number, fromMarket = false): Piece {
  castle.piecesMade += 1
  return {
    id: castle.piecesMade,
    model,
    quality,
    enhanceLevel: 0,
    points: 0,
    grind: NO_GRIND,
    craft: null,
    equippedSlot: null,
    isInMarket: false,
    fromMarket,
    tried: false,
    failures: { CHARACTERISTICS: 0, ARMOR_OR_DODGE: 0, LIMITS: 0 },
  }
}

/** Places that gear and resources leave free. */
export function freePlaces(castle: Castle): number {
  const places = storageSlots(castle.buildings.storage, castle.subscription) + totalsOf(castle).storageSlots
  const stacks = Object.values(castle.resources).filter((amount) => amount > 0).length
  return places - stacks - castle.gear.filter(({ equippedSlot }) => equippedSlot === null).length
}

/** Takes a piece apart for its points; the dealer comes with the first forge, before it the piece is thrown away. */
export function recycle(castle: Castle, piece: Piece, now: number): void {
  castle.gear = castle.gear.filter((other) => other !== piece)
  if (castle.buildings.forge < 1) return
  const { model, points: enhancePoints } = piece
  const { points, events } = allowed(
    decideRecycling(
      [{ ...piece, gearId: model.id, level: model.level, enhancePoints, isLocked: false }],
      totalsOf(castle).recyclePoints,
    ),
  )
  for (const gained of points) castle.enhancePoints += gained
  countEvents(castle, events, now)
}

/** What a piece gives in a slot as it is. */
export function wornWorth(piece: Piece, slot: number, castle: Castle, weights: Weights): number {
  const whole = baseWorth(piece, weights) * (piece.enhanceLevel + 1) + addedWorth(piece, weights)
  return whole * shareIn(piece, slot, castle)
}

function enhancingStateOf(castle: Castle, piece: Piece): EnhancingState {
  return { gear: piece, invested: piece.points, atHand: castle.enhancePoints, level: castle.level }
}

/** Points put into a piece, or taken out, that nothing refuses. */
function setPoints(castle: Castle, piece: Piece, decided: DecidedEnhancing<string>, now: number): void {
  const { invested, atHand, enhanceLevel, events } = allowed(decided)
  castle.enhancePoints = atHand
  piece.points = invested
  piece.enhanceLevel = enhanceLevel
  countEvents(castle, events, now)
  if (piece.enhanceLevel >= 5 && castle.record.fiveStars === null) {
    castle.record.fiveStars = { day: ageDays(castle, now), level: castle.level }
  }
}

/** Puts a piece on if it will be better than what hangs there, counting the points that the old one gives back. */
export function wearIfBetter(castle: Castle, piece: Piece, weights: Weights, now: number): boolean {
  const base = baseWorth(piece, weights)
  const added = addedWorth(piece, weights)
  let best: { slot: number; worn: Piece | undefined; gain: number } | null = null
  for (const slot of slotsOfClass(piece.model.gearClass)) {
    if (equipRefusals(piece, { slot, level: castle.level }).length > 0) continue
    const worn = castle.gear.find(({ equippedSlot }) => equippedSlot === slot)
    const returned = worn === undefined ? 0 : enhanceResetPoints(worn.points)
    const stars = Math.min(
      enhanceLevelMax(castle.level),
      enhanceLevelForPoints(piece.points + returned + Math.floor(castle.enhancePoints / 4)),
    )
    const would = (base * (stars + 1) + added) * shareIn(piece, slot, castle)
    const gain = would - (worn === undefined ? 0 : wornWorth(worn, slot, castle, weights))
    if (gain > 0 && (best === null || gain > best.gain)) best = { slot, worn, gain }
  }
  if (best === null) return false
  const { slot, worn } = best
  if (worn !== undefined) {
    const returned = enhanceResetPoints(worn.points)
    worn.equippedSlot = null
    if (worn.points > 0) setPoints(castle, worn, decideReset(enhancingStateOf(castle, worn)), now)
    const moved = Math.min(returned, enhanceRoom(piece.points, castle.level))
    if (moved > 0) setPoints(castle, piece, decideEnhancing(enhancingStateOf(castle, piece), moved), now)
  }
  piece.equippedSlot = slot
  notice(castle, `slot ${slot}`)
  if (!castle.gear.includes(piece)) castle.gear.push(piece)
  if (!piece.tried) {
    piece.tried = true
    countEvents(castle, [{ type: 'gearEquipped', gearEntityId: piece.id }], now)
  }
  castle.today.acts += 1
  forgetGear(castle)
  return true
}

/** Spends points star by star where one brings most, up to the level's most stars. */
export function enhance(castle: Castle, weights: Weights, now: number): void {
  if (castle.buildings.forge < 1) return
  const most = enhanceLevelMax(castle.level)
  const worn = castle.gear
    .filter((piece) => piece.equippedSlot !== null && piece.enhanceLevel < most)
    .map((piece) => ({
      piece,
      worth: baseWorth(piece, weights) * shareIn(piece, piece.equippedSlot, castle),
    }))
  for (;;) {
    let best: { piece: Piece; cost: number; yields: number } | null = null
    for (const { piece, worth } of worn) {
      if (piece.enhanceLevel >= most) continue
      const cost = enhancePointsForLevel(piece.enhanceLevel + 1) - piece.points
      const yields = worth / cost
      if (best === null || yields > best.yields) best = { piece, cost, yields }
    }
    if (best === null || best.cost > castle.enhancePoints) return
    setPoints(castle, best.piece, decideEnhancing(enhancingStateOf(castle, best.piece), best.cost), now)
    castle.today.acts += 1
    forgetGear(castle)
  }
}

/** Tries on everything spare, keeps the best few for the market, and takes the rest apart. */
export function tidy(castle: Castle, weights: Weights, kept: number, now: number): void {
  for (const piece of castle.gear.filter((one) => one.equippedSlot === null && !one.isInMarket)) {
    wearIfBetter(castle, piece, weights, now)
  }
  const spare = castle.gear
    .filter((one) => one.equippedSlot === null && !one.isInMarket)
    .sort((left, right) => right.quality - left.quality || left.id - right.id)
  // Before the first forge everything that finds room waits for the dealer.
  const requested = castle.buildings.forge < 1 ? spare.length : kept
  const room = Math.max(0, Math.min(requested, spare.length + freePlaces(castle)))
  for (const piece of spare.slice(room)) recycle(castle, piece, now)
}
