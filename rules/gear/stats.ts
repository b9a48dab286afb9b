import { type Army, additionalArmy, armyOf, EMPTY_ARMY } from '../army/army.ts'
import { type Characteristics, NO_CHARACTERISTICS } from '../army/characteristics.ts'
import { sharpeningValue, tradeValue } from '../forge/sharpening-value.ts'
import type { Gear, GearGrind } from './gear.ts'
import { gearGroup, gearLimits, workingShare } from './limits.ts'
import { qualityShare } from './quality.ts'

/** Bonuses of gear: characteristics may be negative by an armour/dodge sharpening, units never. */
export type GearBonus = { characteristics: Characteristics; army: Army }

export const NO_BONUS: GearBonus = { characteristics: { ...NO_CHARACTERISTICS }, army: { ...EMPTY_ARMY } }

export function characteristicsOf(amountOf: (name: keyof Characteristics) => number): Characteristics {
  return {
    archersAttackMin: amountOf('archersAttackMin'),
    archersAttackMax: amountOf('archersAttackMax'),
    swordsmenAttackMin: amountOf('swordsmenAttackMin'),
    swordsmenAttackMax: amountOf('swordsmenAttackMax'),
    cavalryAttackMin: amountOf('cavalryAttackMin'),
    cavalryAttackMax: amountOf('cavalryAttackMax'),
    armor: amountOf('armor'),
    archersMastery: amountOf('archersMastery'),
    swordsmenMastery: amountOf('swordsmenMastery'),
    dodge: amountOf('dodge'),
    luck: amountOf('luck'),
  }
}

/** The sum of bonuses. */
export function sumBonus(bonuses: readonly GearBonus[]): GearBonus {
  return {
    characteristics: characteristicsOf((name) =>
      bonuses.reduce((sum, { characteristics }) => sum + characteristics[name], 0),
    ),
    army: additionalArmy(bonuses.map(({ army }) => army)),
  }
}

/**
 * Model values at a quality: best · (0.4 + 0.6 · quality), floored, at least 1 for every value that the model has.
 */
export function baseBonus(gear: Pick<Gear, 'model' | 'quality' | 'enhanceLevel'>): GearBonus {
  const share = qualityShare(gear.quality)
  const base = (best = 0): number =>
    best > 0 ? Math.max(1, Math.floor((best * share) / 1_000)) * (gear.enhanceLevel + 1) : 0
  return {
    characteristics: characteristicsOf((name) => base(gear.model.characteristics[name])),
    army: armyOf((group) => base(gear.model.army[group])),
  }
}

/** The bonuses of sharpenings. An attack counts for minimum and maximum. */
export function grindBonus({ characteristics, armorOrDodge }: GearGrind): GearBonus {
  const named = characteristics === null ? 0 : sharpeningValue(characteristics.name, characteristics.level)
  const has = (name: string): number => (characteristics?.name === name ? named : 0)
  const trade =
    armorOrDodge === null ? { armor: 0, dodge: 0 } : tradeValue(armorOrDodge.name, armorOrDodge.level)
  return {
    characteristics: {
      ...NO_CHARACTERISTICS,
      archersAttackMin: has('archersAttack'),
      archersAttackMax: has('archersAttack'),
      swordsmenAttackMin: has('swordsmenAttack'),
      swordsmenAttackMax: has('swordsmenAttack'),
      archersMastery: has('archersMastery'),
      swordsmenMastery: has('swordsmenMastery'),
      armor: has('armor') + trade.armor,
      dodge: has('dodge') + trade.dodge,
      luck: has('luck'),
    },
    army: { ...EMPTY_ARMY, peasants: has('peasants'), squires: has('squires') },
  }
}

function craftBonus({ craft }: Pick<Gear, 'craft'>): GearBonus {
  if (craft === null) return NO_BONUS
  return {
    characteristics: { ...NO_CHARACTERISTICS, ...craft.characteristics },
    army: { ...EMPTY_ARMY, ...craft.army },
  }
}

/** The bonuses of gear for a full group: base · (stars + 1) + sharpening + craft (docs/game.md §9). */
export function fullBonus(
  gear: Pick<Gear, 'model' | 'quality' | 'enhanceLevel' | 'grind' | 'craft'>,
): GearBonus {
  return sumBonus([baseBonus(gear), grindBonus(gear.grind), craftBonus(gear)])
}

/** The bonuses of gear with this many own units in its group. Negative parts shrink too. */
export function currentBonus(gear: Gear, army: Readonly<Army>): GearBonus {
  const group = gearGroup(gear)
  const share = group === null ? 0 : workingShare(gearLimits(gear), army[group])
  const full = fullBonus(gear)
  const working = (value: number): number => Math.trunc((value * share) / 10_000)
  return {
    characteristics: characteristicsOf((name) => working(full.characteristics[name])),
    army: armyOf((unit) => working(full.army[unit])),
  }
}

/** The bonuses of all worn gear. `army` are the castle's own units, without lent ones. */
export function wornBonus(gear: readonly Gear[], army: Readonly<Army>): GearBonus {
  const worn = gear.filter(({ equippedSlot }) => equippedSlot !== null)
  return sumBonus(worn.map((item) => currentBonus(item, army)))
}

/** The difference of two bonuses. */
export function subtractBonus(from: GearBonus, what: GearBonus): GearBonus {
  return {
    characteristics: characteristicsOf((name) => from.characteristics[name] - what.characteristics[name]),
    army: armyOf((group) => from.army[group] - what.army[group]),
  }
}
