import { WHOLE } from '../core/basis-points.ts'
import type { Army } from './army.ts'

/** A player's army (docs/game.md §3). All whole numbers from 0. */
export type Characteristics = {
  archersAttackMin: number
  archersAttackMax: number
  swordsmenAttackMin: number
  swordsmenAttackMax: number
  cavalryAttackMin: number
  cavalryAttackMax: number
  armor: number
  archersMastery: number
  swordsmenMastery: number
  dodge: number
  luck: number
}

/** An enemy that is not a player (docs/game.md §3). Half of its attack is in the volley, half in the strike. */
export type NpcCharacteristics = {
  attack: number
  armor: number
  mastery: number
  dodge: number
  luck: number
}

/** Skill bonuses in basis points: 1,000 is + 10 %. */
export type ArmySkills = { attackBasisPoints: number; healthBasisPoints: number }

/** An army with everything that decides its fights. `army` counts every unit that fights, lent ones included. */
export type FightingArmy = {
  level: number
  army: Readonly<Army>
  /** Sum of the characteristics of the worn gear. */
  gear?: Readonly<Characteristics>
  skills?: ArmySkills
}

export const NO_CHARACTERISTICS: Readonly<Characteristics> = {
  archersAttackMin: 0,
  archersAttackMax: 0,
  swordsmenAttackMin: 0,
  swordsmenAttackMax: 0,
  cavalryAttackMin: 0,
  cavalryAttackMax: 0,
  armor: 0,
  archersMastery: 0,
  swordsmenMastery: 0,
  dodge: 0,
  luck: 0,
}

/** The instructors' share on both masteries in basis points, below 3,500: 35 % · n / (n + 40 + 2L). */
export function instructorsShare(instructors: number, level: number): number {
  return Math.floor((3_500 * instructors) / (instructors + 40 + 2 * level))
}

/**
 * Bonus of the leading arm on its own attack, in basis points: its share of the whole attack above 35 %, at
 * most 5,000. `arms` are mean attacks per round.
 */
export function leadingArmBonus(arms: readonly number[]): { arm: number; basisPoints: number } {
  const total = arms.reduce((sum, attack) => sum + attack, 0)
  const most = Math.max(...arms)
  if (total <= 0) return { arm: -1, basisPoints: 0 }
  const share = Math.floor((WHOLE * most) / total)
  return { arm: arms.indexOf(most), basisPoints: Math.min(5_000, Math.max(0, share - 3_500)) }
}

/** Mean attack of one unit in hundredths, by arm: archers, swordsmen, cavalry. */
const UNIT_ATTACK = [100, 90, 400] as const

/**
 * Cavalry charges in some rounds only, so 10/23 of its mean counts in the whole attack. Weights of (min +
 * max) of an arm, in 46ths of the mean; `whole` is the weight of a mean.
 */
export const ARMY_ATTACK_WEIGHTS = { foot: 23, cavalry: 10, whole: 46 } as const

/** Attack of one arm, in hundredths: by its units (mean), and from gear at both ends. */
type Arm = { units: number; gearMin: number; gearMax: number }

function armsOf(army: Readonly<Army>, gear: Readonly<Characteristics>): [Arm, Arm, Arm] {
  const [archer, swordsman, rider] = UNIT_ATTACK
  return [
    {
      units: army.archers * archer,
      gearMin: gear.archersAttackMin * 100,
      gearMax: gear.archersAttackMax * 100,
    },
    {
      units: army.swordsmen * swordsman,
      gearMin: gear.swordsmenAttackMin * 100,
      gearMax: gear.swordsmenAttackMax * 100,
    },
    {
      units: army.cavalry * rider,
      gearMin: gear.cavalryAttackMin * 100,
      gearMax: gear.cavalryAttackMax * 100,
    },
  ]
}

function meanOf(arm: Arm): number {
  return arm.units + Math.floor((arm.gearMin + arm.gearMax) / 2)
}

/**
 * Minimum and maximum attack of an arm. Units strike for 75 to 125 % of their mean; gear adds its own minimum
 * and maximum.
 */
function attackOf(arm: Arm, bonusBasisPoints: number): { min: number; max: number } {
  const raised = (hundredths: number): number =>
    Math.floor((hundredths * (WHOLE + bonusBasisPoints)) / (100 * WHOLE))
  return {
    min: raised(Math.floor((arm.units * 3) / 4) + arm.gearMin),
    max: raised(Math.floor((arm.units * 5) / 4) + arm.gearMax),
  }
}

/** An army's characteristics from level, army, gear and skills; the same call with the maximum army gives `max`. */
export function armyCharacteristics(fighting: FightingArmy): Characteristics {
  const { level, army } = fighting
  const gear = fighting.gear ?? NO_CHARACTERISTICS
  const arms = armsOf(army, gear)
  const [archers, swordsmen, cavalry] = arms
  const leading = leadingArmBonus([
    meanOf(archers),
    meanOf(swordsmen),
    Math.floor((meanOf(cavalry) * ARMY_ATTACK_WEIGHTS.cavalry) / ARMY_ATTACK_WEIGHTS.foot),
  ])
  const skills = WHOLE + (fighting.skills?.attackBasisPoints ?? 0)
  const bonusOf = (index: number): number =>
    Math.floor((skills * (WHOLE + (leading.arm === index ? leading.basisPoints : 0))) / WHOLE) - WHOLE
  const volley = attackOf(archers, bonusOf(0))
  const strike = attackOf(swordsmen, bonusOf(1))
  const charge = attackOf(cavalry, bonusOf(2))
  const mastery = WHOLE + instructorsShare(army.instructors, level)
  return {
    archersAttackMin: volley.min,
    archersAttackMax: volley.max,
    swordsmenAttackMin: strike.min,
    swordsmenAttackMax: strike.max,
    cavalryAttackMin: charge.min,
    cavalryAttackMax: charge.max,
    // An armour/dodge sharpening reduces the other value, never below 0.
    armor: Math.max(0, 10 + level + gear.armor),
    archersMastery: Math.floor(((20 + level + gear.archersMastery) * mastery) / WHOLE),
    swordsmenMastery: Math.floor(((20 + level + gear.swordsmenMastery) * mastery) / WHOLE),
    dodge: Math.max(0, 20 + level + gear.dodge),
    luck: 10 + Math.floor(level / 2) + gear.luck,
  }
}

/** Health of an army: (200 + 10L + (2 + L/40) · squires) · (1 + skills). */
export function armyHealth(fighting: FightingArmy): number {
  const { level, army } = fighting
  const fortieths = 40 * (200 + 10 * level) + (80 + level) * army.squires
  return Math.floor((fortieths * (WHOLE + (fighting.skills?.healthBasisPoints ?? 0))) / (40 * WHOLE))
}
