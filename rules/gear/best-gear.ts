import { type Army, armyOf } from '../army/army.ts'
import { WHOLE } from '../core/basis-points.ts'
import { CRAFT_POINTS } from '../craft/craft.ts'
import { equipRefusals, isBlank } from './equip.ts'
import type { Gear } from './gear.ts'
import { GEAR_SLOTS, type GearClass, groupOfSlot, slotsOfClass } from './gear-class.ts'
import { gearLimits, workingShare } from './limits.ts'
import { characteristicsOf, type GearBonus } from './stats.ts'

/** An item that a castle owns. `bonus` is what it gives to a full group. */
export type OwnedGear = { id: number; gear: Gear; bonus: GearBonus }

/** A slot that gets a better item. `replaced` is worn there now. */
export type GearChange = { slot: number; gear: OwnedGear; replaced: OwnedGear | null }

/** Whose gear it is: the level decides what may be worn, the own units how well it works. */
export type Wearer = { level: number; army: Readonly<Army> }

/** Value of a bonus in the points that crafts cost, so that attack, armour and units can be compared. */
export function bonusPoints({ characteristics: own, army }: GearBonus): number {
  const attacks =
    CRAFT_POINTS.archersAttack * (own.archersAttackMin + own.archersAttackMax) +
    CRAFT_POINTS.swordsmenAttack * (own.swordsmenAttackMin + own.swordsmenAttackMax) +
    CRAFT_POINTS.cavalryAttack * (own.cavalryAttackMin + own.cavalryAttackMax)
  const others = (['armor', 'archersMastery', 'swordsmenMastery', 'dodge', 'luck'] as const).reduce(
    (sum, name) => sum + CRAFT_POINTS[name] * own[name],
    0,
  )
  const units = Object.values(armyOf((group) => CRAFT_POINTS[group] * army[group]))
  return attacks / 2 + others + units.reduce((sum, points) => sum + points, 0)
}

function shareIn({ gear }: OwnedGear, slot: number, army: Readonly<Army>): number {
  const group = groupOfSlot(slot)
  return group === null ? 0 : workingShare(gearLimits({ ...gear, equippedSlot: slot }), army[group])
}

/** What an item gives in a slot with these own units. */
export function bonusInSlot(item: OwnedGear, slot: number, army: Readonly<Army>): GearBonus {
  const share = shareIn(item, slot, army)
  const working = (value: number): number => Math.trunc((value * share) / WHOLE)
  return {
    characteristics: characteristicsOf((name) => working(item.bonus.characteristics[name])),
    army: armyOf((group) => working(item.bonus.army[group])),
  }
}

/** What counts: first what an item gives now, then what it would give to a full group. */
function valueIn(item: OwnedGear | null, slot: number, army: Readonly<Army>): number {
  return item === null ? 0 : bonusPoints(item.bonus) * (1_000 * shareIn(item, slot, army) + 1)
}

/** One item or none for each slot of a class, in the order of its slots. */
type Arrangement = readonly (OwnedGear | null)[]

function wornIn(items: readonly OwnedGear[], slot: number): OwnedGear | null {
  return items.find(({ gear }) => gear.equippedSlot === slot) ?? null
}

/** The item worn in a slot, and the best ones that may take its place: as many as the class has slots. */
function choicesFor(
  items: readonly OwnedGear[],
  slot: number,
  places: number,
  wearer: Wearer,
): (OwnedGear | null)[] {
  const allowed = items
    .filter(({ gear }) => equipRefusals(gear, { slot, level: wearer.level }).length === 0)
    .sort((left, right) => valueIn(right, slot, wearer.army) - valueIn(left, slot, wearer.army))
  const worn = wornIn(items, slot)
  return [worn, ...allowed.filter((item) => item !== worn).slice(0, places)]
}

function arrangements(choices: readonly (readonly (OwnedGear | null)[])[]): Arrangement[] {
  return choices.reduce<Arrangement[]>(
    (begun, options) =>
      begun.flatMap((arrangement) =>
        options
          .filter((item) => item === null || !arrangement.includes(item))
          .map((item) => [...arrangement, item]),
      ),
    [[]],
  )
}

/** The best arrangement of one class. The first one is what is worn now, and of equals the first one stays. */
function bestOfClass(gearClass: GearClass, items: readonly OwnedGear[], wearer: Wearer): GearChange[] {
  const slots = slotsOfClass(gearClass)
  const worthOf = (arrangement: Arrangement): number =>
    arrangement.reduce((sum, item, index) => sum + valueIn(item, slots[index] ?? 0, wearer.army), 0)
  const changesOf = (arrangement: Arrangement): GearChange[] =>
    arrangement.flatMap((item, index) => {
      const slot = slots[index] ?? 0
      const replaced = wornIn(items, slot)
      return item === null || item === replaced ? [] : [{ slot, gear: item, replaced }]
    })
  const best = arrangements(slots.map((slot) => choicesFor(items, slot, slots.length, wearer))).reduce(
    (most, arrangement) => {
      const gain = worthOf(arrangement) - worthOf(most)
      const isShorter = changesOf(arrangement).length < changesOf(most).length
      return gain > 0 || (gain === 0 && isShorter) ? arrangement : most
    },
  )
  return changesOf(best)
}

/**
 * The slots that should get another item, in the order of the slots. An item must be allowed by its level and must not
 * be on the market or a blank. A lock does not matter: it protects from selling, not from wear. What is worn stays
 * unless another item is better.
 */
export function bestGear(items: readonly OwnedGear[], wearer: Wearer): GearChange[] {
  const wearable = items.filter(({ gear }) => !isBlank(gear))
  const classes = [...new Set(GEAR_SLOTS.map(({ gearClass }) => gearClass))]
  return classes
    .flatMap((gearClass) =>
      bestOfClass(
        gearClass,
        wearable.filter(({ gear }) => gear.model.gearClass === gearClass),
        wearer,
      ),
    )
    .sort((left, right) => left.slot - right.slot)
}
