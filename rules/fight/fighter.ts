import {
  ARMY_ATTACK_WEIGHTS,
  type Characteristics,
  type NpcCharacteristics,
} from '../army/characteristics.ts'
import { skillReduction } from '../missions/mission-skill.ts'
import type { FightContender, StrikeKind } from './report.ts'

/** One kind of strike of a side. Chances in basis points. */
export type Blow = {
  kind: Exclude<StrikeKind, 'HEAL'>
  /** How often it happens: cavalry charges as two half strikes. */
  times: number
  min: number
  max: number
  mastery: number
  criticalBase: number
  criticalMax: number
}

/** A side prepared for the fight: everything that does not change between rounds. */
export type Fighter = {
  blows: readonly Blow[]
  armor: number
  /** Extra armour against volleys only: the planks of a siege tower. */
  volleyArmor: number
  dodge: number
  luck: number
  /** The whole attack in 46ths. The other side's armour is compared with it. */
  attack46: number
  healthMax: number
  /** Health restored per round while healing lasts. */
  healing: number
  /** Per cent of damage prevented by the mission skill, by kind of strike. */
  guard: Record<Blow['kind'], number>
}

/** Critical chances in basis points (docs/game.md §9): base and maximum. */
const CRITICAL_LOW = { criticalBase: 2_000, criticalMax: 4_000 } as const
const CRITICAL_SWORDSMEN = { criticalBase: 4_000, criticalMax: 6_000 } as const

const HEALING_BASIS_POINTS = 200

function isNpc(characteristics: Characteristics | NpcCharacteristics): characteristics is NpcCharacteristics {
  return 'attack' in characteristics
}

/** Share of the priests that an army of this level needs, in basis points, at most 10,000. */
export function priestsShare(contender: FightContender): number {
  const priests = contender.army?.priests ?? 0
  return Math.min(10_000, Math.floor((10_000 * priests) / (10 + 3 * contender.level)))
}

function guardOf({ skill, formation, characteristics }: FightContender): Fighter['guard'] {
  if (formation !== undefined) return formation.guard
  const percent = skill === null ? 0 : skillReduction(skill, characteristics)
  return {
    VOLLEY: skill === 'REAR_BATTLE' ? percent : 0,
    CHARGE: 0,
    STRIKE: skill === 'FRONTAL_ATTACK' ? percent : 0,
  }
}

/** Share of an enemy's attack in the volley unless its formation says otherwise. */
const VOLLEY_PERCENT = 50

function npcBlows(npc: NpcCharacteristics, volleyPercent = VOLLEY_PERCENT): Blow[] {
  const blowOf = (kind: Blow['kind'], percent: number): Blow => ({
    kind,
    times: 1,
    min: Math.floor((npc.attack * 75 * percent) / 10_000),
    max: Math.floor((npc.attack * 125 * percent) / 10_000),
    mastery: npc.mastery,
    ...CRITICAL_LOW,
  })
  return [blowOf('VOLLEY', volleyPercent), blowOf('STRIKE', 100 - volleyPercent)]
}

function armyBlows(characteristics: Characteristics): Blow[] {
  return [
    {
      kind: 'VOLLEY',
      times: 1,
      min: characteristics.archersAttackMin,
      max: characteristics.archersAttackMax,
      mastery: characteristics.archersMastery,
      ...CRITICAL_LOW,
    },
    {
      kind: 'CHARGE',
      times: 2,
      min: Math.floor(characteristics.cavalryAttackMin / 2),
      max: Math.floor(characteristics.cavalryAttackMax / 2),
      mastery: Math.floor((characteristics.archersMastery + characteristics.swordsmenMastery) / 2),
      ...CRITICAL_LOW,
    },
    {
      kind: 'STRIKE',
      times: 1,
      min: characteristics.swordsmenAttackMin,
      max: characteristics.swordsmenAttackMax,
      mastery: characteristics.swordsmenMastery,
      ...CRITICAL_SWORDSMEN,
    },
  ]
}

function attack46Of(characteristics: Characteristics | NpcCharacteristics): number {
  if (isNpc(characteristics)) return characteristics.attack * ARMY_ATTACK_WEIGHTS.whole
  const { foot, cavalry } = ARMY_ATTACK_WEIGHTS
  return (
    foot *
      (characteristics.archersAttackMin +
        characteristics.archersAttackMax +
        characteristics.swordsmenAttackMin +
        characteristics.swordsmenAttackMax) +
    cavalry * (characteristics.cavalryAttackMin + characteristics.cavalryAttackMax)
  )
}

export function prepareFighter(contender: FightContender): Fighter {
  const { characteristics, healthMax } = contender
  const { armor, dodge, luck } = characteristics
  const blows = isNpc(characteristics)
    ? npcBlows(characteristics, contender.formation?.volleyPercent)
    : armyBlows(characteristics)
  return {
    blows: blows.filter((blow) => blow.max > 0),
    armor,
    volleyArmor: 0,
    dodge,
    luck,
    attack46: attack46Of(characteristics),
    healthMax,
    healing: Math.floor((healthMax * HEALING_BASIS_POINTS * priestsShare(contender)) / 100_000_000),
    guard: guardOf(contender),
  }
}

/** Chance that a strike hits, 1,500 to 9,500 basis points, by mastery against dodge at any scale. */
export function hitChance(mastery: number, dodge: number): number {
  const whole = 100 * mastery + 21 * dodge
  const chance = 1_500 + (whole > 0 ? Math.floor((8_000 * 100 * mastery) / whole) : 0)
  return Math.min(9_500, Math.max(1_500, chance))
}

/** Chance of a critical hit in basis points, between base and maximum, by luck against luck. */
export function criticalChance(blow: Blow, luck: number, enemyLuck: number): number {
  const whole = luck + enemyLuck
  const gain = whole > 0 ? Math.floor(((blow.criticalMax - blow.criticalBase) * luck) / whole) : 0
  return blow.criticalBase + gain
}

/** Share of damage that armour prevents, 0 to 7,500 basis points, by armour against the whole attack. */
export function armorReduction(armor: number, enemyAttack46: number): number {
  const weight = 115 * armor
  const whole = weight + enemyAttack46
  return whole > 0 ? Math.min(7_500, Math.floor((10_000 * weight) / whole)) : 0
}
