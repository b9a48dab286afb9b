import type { Army } from '../army/army.ts'
import type { Characteristics } from '../army/characteristics.ts'
import type { Building } from '../buildings/buildings.ts'
import type { AttackPosition, DefencePlan } from '../raids/plan.ts'
import type { FightContender, FightHost, FightResult, FightRound, StrikeKind } from './report.ts'

/** An army before a castle: a player's, with its current health (1 to `healthMax`). */
export type RaidContender = FightContender & {
  playerId: number
  enemyKey: null
  army: Army
  characteristics: Characteristics
  health: number
  skill: null
}

/** The castle's defence: building levels and garrison plan. */
export type CastleDefence = { walls: number; moats: number; stakes: number; garrison: DefencePlan }

/** The attack plan. `projectiles` are those that the catapult may throw, 0 without one. */
export type RaidPlan = { position: AttackPosition; siegeTower: boolean; projectiles: number }

export type RaidInput = {
  ground: 'CASTLE'
  attacker: RaidContender
  defender: RaidContender
  castle: CastleDefence
  plan: RaidPlan
}

export type RaidHost = FightHost & RaidContender

/** Buildings that a raid can damage. They have no effect until repaired. */
export type RaidBuilding = Extract<Building, 'walls' | 'moats' | 'stakes'>

/** A whole raid, as shown and as recomputed. `characteristics` are those before position and machines take effect. */
export type RaidReport = Omit<RaidInput, 'attacker' | 'defender'> & {
  rulesVersion: number
  seed: string
  result: FightResult
  attacker: RaidHost
  defender: RaidHost
  /** Per cent of the garrison at the position. */
  garrisonPercent: number
  /** Damage of charges that the stakes absorbed. */
  stakesTaken: number
  projectilesThrown: number
  damagedBuilding: RaidBuilding | null
  rounds: FightRound<StrikeKind | 'CATAPULT'>[]
}
