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
import type { Castle, CastleGear } from './castle.ts'
import { ageDays } from './clock.ts'
import { forgetGear, totalsOf } from './fighting-army.ts'
import { notice } from './news.ts'
import { countEvents } from './quests.ts'
import { addedWorth, baseWorth, shareIn, type Weights } from './worth.ts'

/** A new specimen for this castle, not yet in its storage. */
export function makeGear(castle: Castle, model: GearModel, quality: number, fromMarket = false): CastleGear {
  castle.gearMade += 1
  return {
    id: castle.gearMade,
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

/** Takes an item apart for its points; the dealer comes with the first forge, before it the item is thrown away. */
export function recycle(castle: Castle, gear: CastleGear, now: number): void {
  castle.gear = castle.gear.filter((other) => other !== gear)
  if (castle.buildings.forge < 1) return
  const { model, points: enhancePoints } = gear
  const { points, events } = allowed(
    decideRecycling(
      [{ ...gear, gearId: model.id, level: model.level, enhancePoints, isLocked: false }],
      totalsOf(castle).recyclePoints,
    ),
  )
  for (const gained of points) castle.enhancePoints += gained
  countEvents(castle, events, now)
}

/** What an item gives in a slot as it is. */
export function wornWorth(gear: CastleGear, slot: number, castle: Castle, weights: Weights): number {
  const whole = baseWorth(gear, weights) * (gear.enhanceLevel + 1) + addedWorth(gear, weights)
  return whole * shareIn(gear, slot, castle)
}

function enhancingStateOf(castle: Castle, gear: CastleGear): EnhancingState {
  return { gear, invested: gear.points, atHand: castle.enhancePoints, level: castle.level }
}

/** Points put into an item, or taken out, that nothing refuses. */
function setPoints(castle: Castle, gear: CastleGear, decided: DecidedEnhancing<string>, now: number): void {
  const { invested, atHand, enhanceLevel, events } = allowed(decided)
  castle.enhancePoints = atHand
  gear.points = invested
  gear.enhanceLevel = enhanceLevel
  countEvents(castle, events, now)
  if (gear.enhanceLevel >= 5 && castle.record.fiveStars === null) {
    castle.record.fiveStars = { day: ageDays(castle, now), level: castle.level }
  }
}

/** Puts an item on if it will be better than what hangs there, counting the points that the old one gives back. */
export function wearIfBetter(castle: Castle, gear: CastleGear, weights: Weights, now: number): boolean {
  const base = baseWorth(gear, weights)
  const added = addedWorth(gear, weights)
  let best: { slot: number; worn: CastleGear | undefined; gain: number } | null = null
  for (const slot of slotsOfClass(gear.model.gearClass)) {
    if (equipRefusals(gear, { slot, level: castle.level }).length > 0) continue
    const worn = castle.gear.find(({ equippedSlot }) => equippedSlot === slot)
    const returned = worn === undefined ? 0 : enhanceResetPoints(worn.points)
    const stars = Math.min(
      enhanceLevelMax(castle.level),
      enhanceLevelForPoints(gear.points + returned + Math.floor(castle.enhancePoints / 4)),
    )
    const would = (base * (stars + 1) + added) * shareIn(gear, slot, castle)
    const gain = would - (worn === undefined ? 0 : wornWorth(worn, slot, castle, weights))
    if (gain > 0 && (best === null || gain > best.gain)) best = { slot, worn, gain }
  }
  if (best === null) return false
  const { slot, worn } = best
  if (worn !== undefined) {
    const returned = enhanceResetPoints(worn.points)
    worn.equippedSlot = null
    if (worn.points > 0) setPoints(castle, worn, decideReset(enhancingStateOf(castle, worn)), now)
    const moved = Math.min(returned, enhanceRoom(gear.points, castle.level))
    if (moved > 0) setPoints(castle, gear, decideEnhancing(enhancingStateOf(castle, gear), moved), now)
  }
  gear.equippedSlot = slot
  notice(castle, `slot ${slot}`)
  if (!castle.gear.includes(gear)) castle.gear.push(gear)
  if (!gear.tried) {
    gear.tried = true
    countEvents(castle, [{ type: 'gearEquipped', gearEntityId: gear.id }], now)
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
    .filter((gear) => gear.equippedSlot !== null && gear.enhanceLevel < most)
    .map((gear) => ({
      gear,
      worth: baseWorth(gear, weights) * shareIn(gear, gear.equippedSlot, castle),
    }))
  for (;;) {
    let best: { gear: CastleGear; cost: number; yields: number } | null = null
    for (const { gear, worth } of worn) {
      if (gear.enhanceLevel >= most) continue
      const cost = enhancePointsForLevel(gear.enhanceLevel + 1) - gear.points
      const yields = worth / cost
      if (best === null || yields > best.yields) best = { gear, cost, yields }
    }
    if (best === null || best.cost > castle.enhancePoints) return
    setPoints(castle, best.gear, decideEnhancing(enhancingStateOf(castle, best.gear), best.cost), now)
    castle.today.acts += 1
    forgetGear(castle)
  }
}

/** Tries on everything spare, keeps the best few for the market, and takes the rest apart. */
export function tidy(castle: Castle, weights: Weights, kept: number, now: number): void {
  for (const gear of castle.gear.filter((one) => one.equippedSlot === null && !one.isInMarket)) {
    wearIfBetter(castle, gear, weights, now)
  }
  const spare = castle.gear
    .filter((one) => one.equippedSlot === null && !one.isInMarket)
    .sort((left, right) => right.quality - left.quality || left.id - right.id)
  // Before the first forge everything that finds room waits for the dealer.
  const requested = castle.buildings.forge < 1 ? spare.length : kept
  const room = Math.max(0, Math.min(requested, spare.length + freePlaces(castle)))
  for (const gear of spare.slice(room)) recycle(castle, gear, now)
}
