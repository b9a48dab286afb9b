import { SKILLS } from '#catalogue/skills/skills.ts'
import { type Army, addArmy, armyOf, maxArmy } from '#rules/army/army.ts'
import { armyHealth, type FightingArmy } from '#rules/army/characteristics.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { fullBonus, type GearBonus, sumBonus, wornBonus } from '#rules/gear/stats.ts'
import { armySkills, type SkillEffect, skillTotals } from '#rules/skills/skills.ts'
import type { PlayerRow } from '../player/player-row.ts'

/** The player's own units. */
export function armyOfPlayer(player: PlayerRow): Army {
  return armyOf((group) => player[group])
}

/** The maximum of each group, by level and buildings. Units lent by gear come on top of it. */
export function armyMaximum(player: Pick<PlayerRow, 'level' | 'servantsHouse' | 'stable'>): Army {
  return maxArmy(player.level, player)
}

/** The sum of a player's skills, in basis points except `storageSlots`. */
export function skillsOf(player: Pick<PlayerRow, 'skills'>): Record<SkillEffect, number> {
  return skillTotals(SKILLS, player.skills)
}

/** The bonus of the worn gear with the player's current army. */
export function gearBonusOf(player: PlayerRow, worn: readonly Gear[]): GearBonus {
  return wornBonus(worn, armyOfPlayer(player))
}

/** Everything that decides a fight: own and lent units, gear, skills. `worn` comes from `readWorn`. */
export function fightingArmyOf(player: PlayerRow, worn: readonly Gear[]): FightingArmy {
  const bonus = gearBonusOf(player, worn)
  return {
    level: player.level,
    army: addArmy(armyOfPlayer(player), bonus.army),
    gear: bonus.characteristics,
    skills: armySkills(skillsOf(player)),
  }
}

/** The arms that the player has chosen, for a report. */
export function chosenArms({ arms }: Pick<PlayerRow, 'arms'>): { arms?: string } {
  return arms === null ? {} : { arms }
}

/** The same army with full groups, and gear at its full bonus. */
export function fullFightingArmyOf(player: PlayerRow, worn: readonly Gear[]): FightingArmy {
  const bonus = sumBonus(worn.map(fullBonus))
  return {
    level: player.level,
    army: addArmy(armyMaximum(player), bonus.army),
    gear: bonus.characteristics,
    skills: armySkills(skillsOf(player)),
  }
}

/** Health at full strength. */
export function healthMaxOf(player: PlayerRow, worn: readonly Gear[]): number {
  return armyHealth(fightingArmyOf(player, worn))
}
