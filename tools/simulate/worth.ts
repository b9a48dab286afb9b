import { ARMY_GROUPS, type ArmyGroup } from '#rules/army/army.ts'
import {
  armyCharacteristics,
  armyHealth,
  type Characteristics,
  type FightingArmy,
} from '#rules/army/characteristics.ts'
import type { GearModel, GrindCharacteristic } from '#rules/gear/gear.ts'
import { gearGroup, gearLimits, workingShare } from '#rules/gear/limits.ts'
import { qualityShare } from '#rules/gear/quality.ts'
import { grindBonus } from '#rules/gear/stats.ts'
import { enemyStrength } from '#rules/missions/mission-enemy.ts'
import type { Arm, Guard } from './archetypes.ts'
import type { Castle, CastleGear } from './castle.ts'
import { fightingArmyOf } from './fighting-army.ts'

type Name = keyof Characteristics | ArmyGroup

/** What one unit of a bonus adds to the logarithm of an army's strength, as its player sees it. */
export type Weights = Record<Name, number>

/** How much dearer the chosen arm's attack and the chosen guard's characteristic are to a player of a style. */
const STYLE = { arm: 1.5, otherArms: 0.8, guard: 1.4, otherGuard: 0.75 } as const

function armFactor(arm: Arm, of: Arm): number {
  return arm === 'mixed' ? 1 : arm === of ? STYLE.arm : STYLE.otherArms
}

function guardFactor(guard: Guard, of: Guard): number {
  return guard === 'free' ? 1 : guard === of ? STYLE.guard : STYLE.otherGuard
}

const PEASANT_SHARE = 0.12

function weightsOf(fighting: FightingArmy, guard: Guard, arm: Arm, trader: boolean): Weights {
  const own = armyCharacteristics(fighting)
  const { level, army } = fighting
  const enemy = enemyStrength(level)
  const volley = (own.archersAttackMin + own.archersAttackMax) / 2
  const strike = (own.swordsmenAttackMin + own.swordsmenAttackMax) / 2
  const charge = (own.cavalryAttackMin + own.cavalryAttackMax) / 2 / 2.3
  const attack = volley + strike + charge
  const archers = armFactor(arm, 'archers') / attack
  const swordsmen = (1.15 * armFactor(arm, 'swordsmen')) / attack
  const cavalry = armFactor(arm, 'cavalry') / 2.3 / attack
  const skilled = (mastery: number): number => {
    const whole = mastery + 0.21 * enemy.dodge
    return (0.8 * 0.21 * enemy.dodge) / (whole * (0.15 * whole + 0.8 * mastery))
  }
  const enemyWhole = enemy.mastery + 0.21 * own.dodge
  const dodged = (0.8 * 0.21 * enemy.mastery) / (enemyWhole * (0.15 * enemyWhole + 0.8 * enemy.mastery))
  const frontal = Math.min(80, Math.max(0, (own.armor - own.dodge) / 10)) / 100
  const rear = Math.min(80, Math.max(0, (own.dodge - own.armor) / 20)) / 100
  const luck = (0.25 * enemy.luck) / ((own.luck + enemy.luck) ** 2 * 1.15)
  const taught = (0.35 * (40 + 2 * level)) / (army.instructors + 40 + 2 * level) ** 2
  const health = armyHealth(fighting)
  const archersMastery = (skilled(own.archersMastery) * (volley + charge / 2)) / attack
  const swordsmenMastery = (skilled(own.swordsmenMastery) * (strike + charge / 2)) / attack
  return {
    archersAttackMin: archers / 2,
    archersAttackMax: archers / 2,
    swordsmenAttackMin: swordsmen / 2,
    swordsmenAttackMax: swordsmen / 2,
    cavalryAttackMin: cavalry / 2,
    cavalryAttackMax: cavalry / 2,
    armor:
      (2.5 / (2.5 * own.armor + enemy.attack) + (frontal > 0 ? 0.0005 / (1 - frontal / 2) : 0)) *
      guardFactor(guard, 'frontal'),
    archersMastery,
    swordsmenMastery,
    dodge: (dodged + (rear > 0 ? 0.000_25 / (1 - rear / 2) : 0)) * guardFactor(guard, 'rear'),
    luck: 1.6 * luck,
    archers,
    swordsmen: 0.9 * swordsmen,
    squires: (2 + level / 40) / health,
    priests: army.priests < 10 + 3 * level ? 0.18 / (10 + 3 * level) : 0,
    instructors: taught,
    peasants: (trader ? 2 * PEASANT_SHARE : PEASANT_SHARE) / Math.max(1, army.peasants),
    servants: 0.03 / Math.max(1, army.servants),
    cavalry: 4 * cavalry,
  }
}

/** What every bonus is worth to this castle now. */
export function weighBonuses(castle: Castle): Weights {
  return weightsOf(fightingArmyOf(castle), castle.guard, castle.arm, castle.archetype === 'trader')
}

const CHARACTERISTIC_NAMES: readonly (keyof Characteristics)[] = [
  'archersAttackMin',
  'archersAttackMax',
  'swordsmenAttackMin',
  'swordsmenAttackMax',
  'cavalryAttackMin',
  'cavalryAttackMax',
  'armor',
  'archersMastery',
  'swordsmenMastery',
  'dodge',
  'luck',
]

const partsOf = new Map<GearModel, readonly (readonly [Name, number])[]>()

/** What a model has at all, worked out once. */
function parts(model: GearModel): readonly (readonly [Name, number])[] {
  const known = partsOf.get(model)
  if (known !== undefined) return known
  const listed = [
    ...CHARACTERISTIC_NAMES.map((name) => [name, model.characteristics[name] ?? 0] as const),
    ...ARMY_GROUPS.map((group) => [group, model.army[group] ?? 0] as const),
  ].filter(([, best]) => best > 0)
  partsOf.set(model, listed)
  return listed
}

/** Share of its bonus that an item gives in a slot with the castle's units, 0 to 1. */
export function shareIn(gear: CastleGear, slot: number | null, castle: Pick<Castle, 'army'>): number {
  const placed = { ...gear, equippedSlot: slot }
  const group = gearGroup(placed)
  return group === null ? 0 : workingShare(gearLimits(placed), castle.army[group]) / 10_000
}

/** An item's base without stars, for a full group. */
export function baseWorth(gear: Pick<CastleGear, 'model' | 'quality'>, weights: Weights): number {
  const share = qualityShare(gear.quality)
  let worth = 0
  for (const [name, best] of parts(gear.model)) {
    worth += weights[name] * Math.max(1, Math.floor((best * share) / 1_000))
  }
  return worth
}

/** What sharpenings and craft add, for a full group. */
export function addedWorth(gear: CastleGear, weights: Weights): number {
  const { characteristics, armorOrDodge } = gear.grind
  let worth = 0
  if (characteristics !== null || armorOrDodge !== null) {
    const bonus = grindBonus(gear.grind)
    for (const name of CHARACTERISTIC_NAMES) worth += weights[name] * bonus.characteristics[name]
    worth += weights.squires * bonus.army.squires + weights.peasants * bonus.army.peasants
  }
  if (gear.craft !== null) {
    for (const name of CHARACTERISTIC_NAMES) worth += weights[name] * (gear.craft.characteristics[name] ?? 0)
    for (const group of ARMY_GROUPS) worth += weights[group] * (gear.craft.army[group] ?? 0)
  }
  return worth
}

/** What one point of a sharpening's characteristic is worth; an attack counts at both of its ends. */
export function grindWeight(name: GrindCharacteristic, weights: Weights): number {
  if (name === 'archersAttack') return weights.archersAttackMin + weights.archersAttackMax
  if (name === 'swordsmenAttack') return weights.swordsmenAttackMin + weights.swordsmenAttackMax
  return weights[name]
}
