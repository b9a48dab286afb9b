import type { Army } from '../army/army.ts'
import type { BuildingLevels } from '../buildings/buildings.ts'
import type { GrindCharacteristic, GrindTrade } from '../gear/gear.ts'
import type { ResourceAmount } from '../missions/mission-reward.ts'
import type { SkillBranch } from '../skills/skills.ts'

/** Worn gear of a neighbour. A missing value is 0. */
export type NeighbourGear = {
  gearId: number
  quality: number
  /** 1 to 24. */
  slot: number
  /** Enhance points added to it. */
  points?: number
  characteristics?: { name: GrindCharacteristic; level: number }
  armorOrDodge?: { name: GrindTrade; level: number }
  limits?: number
}

/**
 * A castle as the simulator left it, for a fresh world (`npm run simulate -- --neighbours <file>`). The data are in
 * `catalogue/world/castles.jsonl`, which only the server reads. Names are drawn when a world is created.
 */
export type NeighbourCastle = {
  ageHours: number
  level: number
  /** Hundredths. */
  experience: number
  gold: number
  diamonds: number
  glory: number
  /** Enhance points that are not in any gear. */
  enhancePoints: number
  missionsWon: number
  missionsLost: number
  army: Army
  buildings: BuildingLevels
  branches: SkillBranch[]
  skills: Record<string, number>
  gear: NeighbourGear[]
  resources: ResourceAmount[]
}
