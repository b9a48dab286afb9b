import type { Army } from '../army/army.ts'
import type { Characteristics, NpcCharacteristics } from '../army/characteristics.ts'
import type { MissionSkill } from '../missions/mission-skill.ts'

/** Raised with every change that gives another report for the same input. Old versions stay replayable. */
export const RULES_VERSION = 1

export const ROUNDS_MAX = 20

export type Ground = 'FIELD'
export type FightResult = 'WIN' | 'LOSE' | 'DRAW'
export type FightSide = 'ATTACKER' | 'DEFENDER'
export type StrikeKind = 'VOLLEY' | 'CHARGE' | 'STRIKE' | 'HEAL'

/**
 * How an enemy of the catalogue fights: the share of its attack in the volley (the rest is in the strike), and per cent
 * of damage that it prevents by kind of strike.
 */
export type Formation = { volleyPercent: number; guard: Record<Exclude<StrikeKind, 'HEAL'>, number> }

/** One side at the start of a fight. `army` is null for enemies of the catalogue. */
export type FightContender = {
  name: string
  level: number
  playerId: number | null
  enemyKey: string | null
  /** The chosen coat of arms. Missing for enemies, and for players whose arms follow from their id. */
  arms?: string
  army: Army | null
  characteristics: Characteristics | NpcCharacteristics
  /** Health at full strength, from 1. */
  healthMax: number
  skill: MissionSkill | null
  /** Missing for players, and for enemies without one: half of the attack in the volley, and no guard. */
  formation?: Formation
}

export type FightInput = { attacker: FightContender; defender: FightContender; ground: Ground }

export type FightHost = FightContender & {
  /** All damage of the side in this fight, 65 to 135 %. */
  moralePercent: number
  /** Units lost for good; null for an enemy that is not a player. */
  fallen: Army | null
}

/** `Kind` has more values in raids than in the field. */
export type FightStrike<Kind extends string = StrikeKind> = {
  side: FightSide
  kind: Kind
  /** Where the damage lies between minimum (0) and maximum (100); 100 for HEAL. */
  rollPercent: number
  hit: boolean
  critical: boolean
  /** Health taken from the other side; for HEAL health restored to the own side. */
  damage: number
  /** Damage that armour and skill of the other side prevented. */
  absorbed: number
  /** Health left of the side that was struck (for HEAL: of the healed side), from 0. */
  healthLeft: number
}

export type FightRound<Kind extends string = StrikeKind> = {
  /** 1 to 20. */
  round: number
  strikes: FightStrike<Kind>[]
  attackerHealth: number
  defenderHealth: number
}

/** A whole fight, as shown and as recomputed. `result` is the attacker's. */
export type FightReport = {
  rulesVersion: number
  seed: string
  ground: Ground
  result: FightResult
  attacker: FightHost
  defender: FightHost
  rounds: FightRound[]
}
