import { SKILLS } from '#catalogue/skills/skills.ts'
import { ARMY_GROUPS, type Army, addArmy, EMPTY_ARMY } from '#rules/army/army.ts'
import type { FightingArmy } from '#rules/army/characteristics.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { gearGroup, gearLimits, workingShare } from '#rules/gear/limits.ts'
import { currentBonus, fullBonus, type GearBonus, sumBonus } from '#rules/gear/stats.ts'
import type { MissionState } from '#rules/missions/decide-mission.ts'
import { playerContender } from '#rules/missions/mission-enemy.ts'
import { MISSION_SKILLS, type MissionSkill, skillReduction } from '#rules/missions/mission-skill.ts'
import { armySkills, type SkillEffect, skillTotals } from '#rules/skills/skills.ts'
import type { Learned, Worn } from './army-cache.ts'
import type { Castle, CastleGear } from './castle.ts'

/** Bonus of gear for a full group, cached while its stars, sharpenings and craft stay the same. */
const full = new WeakMap<
  CastleGear,
  Pick<CastleGear, 'enhanceLevel' | 'grind' | 'craft'> & { bonus: GearBonus }
>()

function fullOf(gear: CastleGear): GearBonus {
  const { enhanceLevel, grind, craft } = gear
  const known = full.get(gear)
  if (known?.enhanceLevel === enhanceLevel && known.grind === grind && known.craft === craft) {
    return known.bonus
  }
  const bonus = fullBonus(gear)
  full.set(gear, { enhanceLevel, grind, craft, bonus })
  return bonus
}

function givenBy(gear: CastleGear, army: Readonly<Army>): GearBonus {
  const group = gearGroup(gear)
  const whole = group !== null && workingShare(gearLimits(gear), army[group]) === 10_000
  return whole ? fullOf(gear) : currentBonus(gear, army)
}

function sumWorn(castle: Castle): Worn {
  const enough: Army = { ...EMPTY_ARMY }
  const worn = castle.gear.filter(({ equippedSlot }) => equippedSlot !== null)
  for (const gear of worn) {
    const group = gearGroup(gear)
    if (group !== null) enough[group] = Math.max(enough[group], gearLimits(gear).limitsMax)
  }
  const bonus = sumBonus(worn.map((gear) => givenBy(gear, castle.army)))
  return { bonus, enough, countedFor: { ...castle.army } }
}

function holds({ enough, countedFor }: Worn, army: Readonly<Army>): boolean {
  return ARMY_GROUPS.every(
    (group) =>
      army[group] === countedFor[group] ||
      (army[group] >= enough[group] && countedFor[group] >= enough[group]),
  )
}

function wornBy(castle: Castle): GearBonus {
  const { worn } = castle.armyCache
  if (worn !== null && holds(worn, castle.army)) return worn.bonus
  const summed = sumWorn(castle)
  castle.armyCache.worn = summed
  return summed.bonus
}

function learnedBy(castle: Castle): Learned {
  const { learned } = castle.armyCache
  if (learned !== null) return learned
  const totals = skillTotals(SKILLS, castle.skills)
  const summed = { fighting: armySkills(totals), totals }
  castle.armyCache.learned = summed
  return summed
}

/** Call it when worn gear has changed. Changes of the army are noticed without it. */
export function forgetGear(castle: Castle): void {
  castle.armyCache.worn = null
}

/** Call it when a skill has been learned. */
export function forgetSkills(castle: Castle): void {
  castle.armyCache.learned = null
}

/** The army with everything worn and learned, lent units included. */
export function fightingArmyOf(castle: Castle): FightingArmy {
  const { army, characteristics } = wornBy(castle)
  return {
    level: castle.level,
    army: addArmy(castle.army, army),
    gear: characteristics,
    skills: learnedBy(castle).fighting,
  }
}

/** All that the learned skills give, effect by effect. */
export function totalsOf(castle: Castle): Record<SkillEffect, number> {
  return learnedBy(castle).totals
}

/** The mission skill that holds off more with this army's armour and dodge. */
export function bestSkill(characteristics: { armor: number; dodge: number }): MissionSkill {
  const [frontal, rear] = MISSION_SKILLS
  return skillReduction(rear, characteristics) > skillReduction(frontal, characteristics) ? rear : frontal
}

/** The army as it starts a mission, with the better mission skill, and what its reward depends on. */
export function departureOf(castle: Castle): MissionState {
  const own = fightingArmyOf(castle)
  const plain = playerContender({ ...own, playerId: castle.id, name: 'Замок' }, null)
  return {
    contender: { ...plain, skill: bestSkill(plain.characteristics) },
    basis: {
      level: castle.level,
      instructors: own.army.instructors,
      energySpentToday: castle.today.energySpent,
      goldSkill: totalsOf(castle).missionGold,
    },
  }
}

/** The army as it starts a mission. */
export function contenderOf(castle: Castle): FightContender {
  return departureOf(castle).contender
}
