import { armyOf, maxArmy } from '../army/army.ts'
import { BUILDINGS, type BuildingLevels } from '../buildings/buildings.ts'
import type { SkillBranch } from '../skills/skills.ts'
import { levelForExperience } from './level.ts'
import type { NeighbourCastle } from './neighbour-castle.ts'

/** What a day changes about a neighbour's castle, besides gear. */
export type GrowingNeighbour = Pick<
  NeighbourCastle,
  'level' | 'experience' | 'army' | 'buildings' | 'branches' | 'skills' | 'missionsWon' | 'missionsLost'
>

/** A day brings back this part of the gold that is missing: what raiders took is not there again tomorrow. */
const GOLD_A_DAY_PERCENT = 25
/** A day spends this part of the gold that is too much on the castle. */
const SPENT_A_DAY_PERCENT = 10

/** The purse after a day that should lead to `purse`. */
export function grownPurse(gold: number, purse: number): number {
  const missing = purse - gold
  return missing > 0
    ? gold + Math.ceil((missing * GOLD_A_DAY_PERCENT) / 100)
    : gold + Math.ceil((missing * SPENT_A_DAY_PERCENT) / 100)
}

function grownSkills(now: Record<string, number>, then: Record<string, number>): Record<string, number> {
  const better = Object.entries(then).filter(([key, level]) => level > (now[key] ?? 0))
  return { ...now, ...Object.fromEntries(better) }
}

/**
 * A neighbour's castle after a day that leads to `then`, a castle of its path. It never gets weaker: what is more than on
 * the path stays. The fallen are replaced up to the path's army.
 */
export function growNeighbour(now: GrowingNeighbour, then: GrowingNeighbour): GrowingNeighbour {
  const experience = Math.max(now.experience, then.experience)
  const level = Math.max(now.level, levelForExperience(experience))
  const buildings: BuildingLevels = { ...now.buildings }
  for (const building of BUILDINGS)
    buildings[building] = Math.max(now.buildings[building], then.buildings[building])
  const most = maxArmy(level, buildings)
  return {
    level,
    experience,
    army: armyOf((group) => Math.max(now.army[group], Math.min(then.army[group], most[group]))),
    buildings,
    branches: [...new Set<SkillBranch>([...now.branches, ...then.branches])],
    skills: grownSkills(now.skills, then.skills),
    missionsWon: Math.max(now.missionsWon, then.missionsWon),
    missionsLost: Math.max(now.missionsLost, then.missionsLost),
  }
}
