import { SKILLS } from '../../catalogue/skills/skills.ts'
import { ARMY_GROUPS, type Army, addArmy, EMPTY_ARMY } from '../../rules/army.ts'
import type { Host, HostSkills } from '../../rules/characteristics.ts'
import type { FightContender } from '../../rules/fight/report.ts'
import { gearGroup, gearLimits } from '../../rules/gear/limits.ts'
import { type GearBonus, wornBonus } from '../../rules/gear/stats.ts'
import { playerContender } from '../../rules/mission-enemy.ts'
import { MISSION_SKILLS, type MissionSkill, skillReduction } from '../../rules/mission-skill.ts'
import { hostSkills, type SkillEffect, skillTotals } from '../../rules/skills.ts'
import type { Castle } from './castle.ts'

/** What of a host stays until gear, level or skills change; a fight's losses alone change but the army. */
export type HostCache = {
  gear: GearBonus
  /** Units by group from which everything worn gives all it has; below it the gear is summed again. */
  enough: Army
  /** The army for which `gear` holds when it is below `enough`. */
  countedFor: Army
  skills: HostSkills
  totals: Record<SkillEffect, number>
}

function workOut(castle: Castle): HostCache {
  const enough: Army = { ...EMPTY_ARMY }
  const worn = castle.gear.filter(({ equippedSlot }) => equippedSlot !== null)
  for (const piece of worn) {
    const group = gearGroup(piece)
    if (group !== null) enough[group] = Math.max(enough[group], gearLimits(piece).limitsMax)
  }
  const totals = skillTotals(SKILLS, castle.skills)
  return {
    gear: wornBonus(worn, castle.army),
    enough,
    countedFor: { ...castle.army },
    skills: hostSkills(totals),
    totals,
  }
}

function holds(cache: HostCache, army: Readonly<Army>): boolean {
  return ARMY_GROUPS.every(
    (group) =>
      army[group] === cache.countedFor[group] ||
      (army[group] >= cache.enough[group] && cache.countedFor[group] >= cache.enough[group]),
  )
}

function cacheOf(castle: Castle): HostCache {
  const { hostCache } = castle
  if (hostCache !== null && holds(hostCache, castle.army)) return hostCache
  const cache = workOut(castle)
  castle.hostCache = cache
  return cache
}

/** To be called when gear worn or skills have changed; the army's changes are seen by themselves. */
export function forgetHost(castle: Castle): void {
  castle.hostCache = null
}

/** The host with everything worn and learned, lent units included. */
export function hostOf(castle: Castle): Host {
  const { gear, skills } = cacheOf(castle)
  return { level: castle.level, army: addArmy(castle.army, gear.army), gear: gear.characteristics, skills }
}

/** All that the learned skills give, effect by effect. */
export function totalsOf(castle: Castle): Record<SkillEffect, number> {
  return cacheOf(castle).totals
}

/** The guard that holds off more with this host's armour and dodge. */
export function bestSkill(characteristics: { armor: number; dodge: number }): MissionSkill {
  const [frontal, rear] = MISSION_SKILLS
  return skillReduction(rear, characteristics) > skillReduction(frontal, characteristics) ? rear : frontal
}

/** The host as it sets out on a mission, behind the better guard. */
export function contenderOf(castle: Castle): FightContender {
  const plain = playerContender({ ...hostOf(castle), playerId: castle.id, name: 'Замок' }, null)
  const { characteristics } = plain
  return { ...plain, skill: bestSkill(characteristics) }
}
