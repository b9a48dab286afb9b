import { type Army, armyOf } from '../army/army.ts'
import { WHOLE } from '../core/basis-points.ts'
import { CRAFT_POINTS } from '../craft/craft.ts'
import { equipRefusals, isBlank } from './equip.ts'
import type { Gear } from './gear.ts'
import { GEAR_SLOTS, type GearClass, groupOfSlot, slotsOfClass } from './gear-class.ts'
import { gearLimits, workingShare } from './limits.ts'
import { characteristicsOf, type GearBonus } from './stats.ts'

/** A piece that a castle owns. `bonus` is what it gives to a full group. */
export type OwnedPiece = { id: number; gear: Gear; bonus: GearBonus }

/** A slot that gets a better piece. `replaced` is worn there now. */
export type GearChange = { slot: number; piece: OwnedPiece; replaced: OwnedPiece | null }

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

function shareIn({ gear }: OwnedPiece, slot: number, army: Readonly<Army>): number {
  const group = groupOfSlot(slot)
  return group === null ? 0 : workingShare(gearLimits({ ...gear, equippedSlot: slot }), army[group])
}

/** What a piece gives in a slot with these own units. */
export function bonusInSlot(piece: OwnedPiece, slot: number, army: Readonly<Army>): GearBonus {
  const share = shareIn(piece, slot, army)
  const working = (value: number): number => Math.trunc((value * share) / WHOLE)
  return {
    characteristics: characteristicsOf((name) => working(piece.bonus.characteristics[name])),
    army: armyOf((group) => working(piece.bonus.army[group])),
  }
}

/** What counts: first what a piece gives now, then what it would give to a full group. */
function valueIn(piece: OwnedPiece | null, slot: number, army: Readonly<Army>): number {
  return piece === null ? 0 : bonusPoints(piece.bonus) * (1_000 * shareIn(piece, slot, army) + 1)
}

/** One piece or none for each slot of a class, in the order of its slots. */
type Arrangement = readonly (OwnedPiece | null)[]

function wornIn(pieces: readonly OwnedPiece[], slot: number): OwnedPiece | null {
  return pieces.find(({ gear }) => gear.equippedSlot === slot) ?? null
}

/** The piece worn in a slot, and the best ones that may take its place: as many as the class has slots. */
function choicesFor(
  pieces: readonly OwnedPiece[],
  slot: number,
  places: number,
  wearer: Wearer,
): (OwnedPiece | null)[] {
  const allowed = pieces
    .filter(({ gear }) => equipRefusals(gear, { slot, level: wearer.level }).length === 0)
    .sort((left, right) => valueIn(right, slot, wearer.army) - valueIn(left, slot, wearer.army))
  const worn = wornIn(pieces, slot)
  return [worn, ...allowed.filter((piece) => piece !== worn).slice(0, places)]
}

function arrangements(choices: readonly (readonly (OwnedPiece | null)[])[]): Arrangement[] {
  return choices.reduce<Arrangement[]>(
    (begun, options) =>
      begun.flatMap((arrangement) =>
        options
          .filter((piece) => piece === null || !arrangement.includes(piece))
          .map((piece) => [...arrangement, piece]),
      ),
    [[]],
  )
}

/** The best arrangement of one class. The first one is what is worn now, and of equals the first one stays. */
function bestOfClass(gearClass: GearClass, pieces: readonly OwnedPiece[], wearer: Wearer): GearChange[] {
  const slots = slotsOfClass(gearClass)
  const worthOf = (arrangement: Arrangement): number =>
    arrangement.reduce((sum, piece, index) => sum + valueIn(piece, slots[index] ?? 0, wearer.army), 0)
  const changesOf = (arrangement: Arrangement): GearChange[] =>
    arrangement.flatMap((piece, index) => {
      const slot = slots[index] ?? 0
      const replaced = wornIn(pieces, slot)
      return piece === null || piece === replaced ? [] : [{ slot, piece, replaced }]
    })
  const best = arrangements(slots.map((slot) => choicesFor(pieces, slot, slots.length, wearer))).reduce(
    (most, arrangement) => {
      const gain = worthOf(arrangement) - worthOf(most)
      const isShorter = changesOf(arrangement).length < changesOf(most).length
      return gain > 0 || (gain === 0 && isShorter) ? arrangement : most
    },
  )
  return changesOf(best)
}

/**
 * The slots that should get another piece, in the order of the slots. A piece must be allowed by its level and must not
 * be on the market or a blank. A lock does not matter: it protects from selling, not from wear. What is worn stays
 * unless another piece is better.
 */
export function bestGear(pieces: readonly OwnedPiece[], wearer: Wearer): GearChange[] {
  const wearable = pieces.filter(({ gear }) => !isBlank(gear))
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
