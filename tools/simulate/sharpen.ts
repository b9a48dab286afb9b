import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { decideSharpening, tryRefusals } from '#rules/forge/decide-sharpening.ts'
import { grindLevel, isSureTry, type SharpeningRequest } from '#rules/forge/sharpening.ts'
import { SHARPENING_VALUES, TRADE_VALUES } from '#rules/forge/sharpening-value.ts'
import type { GrindCharacteristic } from '#rules/gear/gear.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'
import { allowed } from './allowed.ts'
import type { Arm } from './archetypes.ts'
import { habitOf } from './calendar.ts'
import type { Castle, CastleGear } from './castle.ts'
import { ageDays } from './clock.ts'
import { forgetGear, totalsOf } from './fighting-army.ts'
import { spend } from './money.ts'
import { countEvents } from './quests.ts'
import { grindWeight, shareIn, type Weights } from './worth.ts'

/** Nobody in his senses goes further: the try for six fails four times in five and starts over. */
const LEVEL_REQUESTED = 5
/** What is left over for bad days. */
const RESERVE = 3

const WEAPONS = {
  archers: 'rangedWeapon',
  swordsmen: 'meleeWeapon',
  // A spear takes no attack: riders sharpen the equipment of their squires.
  cavalry: 'squireEquipment',
  mixed: 'rangedWeapon',
} as const satisfies Record<Arm, GearClass>

/** A sharpening that could be tried: what a level of it is worth. */
type Order = { gear: CastleGear; request: SharpeningRequest; level: number; gain: number }

function bestName(item: CastleGear, weights: Weights): { name: GrindCharacteristic; gain: number } | null {
  const { characteristics } = item.grind
  let best: { name: GrindCharacteristic; gain: number } | null = null
  for (const name of GEAR_CLASS_TEXTS[item.model.gearClass].sharpenings.characteristics) {
    if (characteristics !== null && characteristics.level > 0 && characteristics.name !== name) continue
    const gain = SHARPENING_VALUES[name] * grindWeight(name, weights)
    if (best === null || gain > best.gain) best = { name, gain }
  }
  return best
}

function ordersFor(castle: Castle, item: CastleGear, weights: Weights): Order[] {
  const share = shareIn(item, item.equippedSlot, castle)
  const named = bestName(item, weights)
  const orders: Order[] = []
  if (named !== null) {
    const request: SharpeningRequest = { type: 'CHARACTERISTICS', name: named.name }
    orders.push({ gear: item, request, level: grindLevel(item, 'CHARACTERISTICS'), gain: named.gain * share })
  }
  if (GEAR_CLASS_TEXTS[item.model.gearClass].sharpenings.armorOrDodge && castle.guard !== 'free') {
    const name = castle.guard === 'frontal' ? 'armor' : 'dodge'
    const { armor, dodge } = TRADE_VALUES[name]
    const present = item.grind.armorOrDodge
    const gain = (armor * weights.armor + dodge * weights.dodge) * share
    if (gain > 0 && (present === null || present.level === 0 || present.name === name)) {
      const request: SharpeningRequest = { type: 'ARMOR_OR_DODGE', name }
      orders.push({ gear: item, request, level: grindLevel(item, 'ARMOR_OR_DODGE'), gain })
    }
  }
  return orders
}

function tryOnce(castle: Castle, { gear: item, request }: Order, now: number): void {
  const { record, level, diamonds } = castle
  const smith = { forgeLevel: castle.buildings.forge, skill: totalsOf(castle).sharpeningChance }
  const failures = item.failures[request.type]
  const may = GEAR_CLASS_TEXTS[item.model.gearClass].sharpenings
  const isSure = isSureTry({ level: grindLevel(item, request.type), failures })
  const order = { gear: item, request, may, forgeLevel: smith.forgeLevel, diamonds, level, isSure }
  allowed({ refusals: tryRefusals(order) })
  const tried = decideSharpening({ gear: item, failures, smith }, request, castle.random)
  spend(castle, 'diamonds', tried.cost.diamonds, 'sharpening', now)
  item.grind = tried.grind
  item.failures = { ...item.failures, [request.type]: tried.after.failures }
  const tally = record.sharpenings[tried.level] ?? { fought: 0, won: 0 }
  record.sharpenings[tried.level] = { fought: tally.fought + 1, won: tally.won + Number(tried.success) }
  if (tried.after.level >= 5 && record.sharpenedToFive === null) {
    record.sharpenedToFive = { day: ageDays(castle, now), level: castle.level }
  }
  countEvents(castle, tried.events, now)
  castle.today.acts += 1
  forgetGear(castle)
}

/** The weapon of the arm goes first, as far as the forge lets it; then what brings most for its tries. */
function nextOrder(castle: Castle, orders: readonly Order[]): Order | null {
  const most = Math.min(LEVEL_REQUESTED, castle.buildings.forge)
  const open = orders.filter(({ level }) => level < most)
  const weapon = open.find(
    ({ gear: item, request }) =>
      request.type === 'CHARACTERISTICS' && item.model.gearClass === WEAPONS[castle.arm],
  )
  if (weapon !== undefined) return weapon
  let best: { order: Order; yields: number } | null = null
  for (const order of open) {
    // The next level costs about 2, 4, 8, 23 and 57 tries more than the one before.
    const yields = order.gain / ([2, 4, 8, 23, 57][order.level] ?? 200)
    if (best === null || yields > best.yields) best = { order, yields }
  }
  return best?.order ?? null
}

/** Spends the free diamonds of the habit on sharpening. */
export function sharpen(castle: Castle, weights: Weights, now: number): void {
  if (castle.buildings.forge < 1) return
  const share = habitOf(castle.archetype).sharpening
  const spare = (castle.diamonds - RESERVE) / (castle.outside.savesForGuild ? 4 : 1)
  let tries = Math.floor((spare * share) / 100)
  if (tries < 1) return
  const worn = castle.gear.filter(({ equippedSlot }) => equippedSlot !== null)
  const orders = worn.flatMap((item) => ordersFor(castle, item, weights))
  for (; tries > 0; tries -= 1) {
    const order = nextOrder(castle, orders)
    if (order === null) return
    tryOnce(castle, order, now)
    order.level = grindLevel(order.gear, order.request.type)
  }
}

/** The highest sharpening of a castle's gear, whatever its type. */
export function sharpeningMax(gear: readonly CastleGear[]): number {
  return gear.reduce(
    (most, item) =>
      Math.max(
        most,
        grindLevel(item, 'CHARACTERISTICS'),
        grindLevel(item, 'ARMOR_OR_DODGE'),
        grindLevel(item, 'LIMITS'),
      ),
    0,
  )
}
