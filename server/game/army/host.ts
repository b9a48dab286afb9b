import { SKILLS } from '../../../catalogue/skills/skills.ts'
import { type Army, addArmy, armyOf, maxArmy } from '../../../rules/army/army.ts'
import { type Host, hostHealth } from '../../../rules/army/characteristics.ts'
import type { Gear } from '../../../rules/gear/gear.ts'
import { fullBonus, type GearBonus, sumBonus, wornBonus } from '../../../rules/gear/stats.ts'
import { hostSkills, type SkillEffect, skillTotals } from '../../../rules/skills/skills.ts'
import type { PlayerRow } from '../player/player-row.ts'

/** Units a player keeps. */
export function armyOfPlayer(player: PlayerRow): Army {
  return armyOf((group) => player[group])
}

/** The most units of each group that a player may keep: by level and buildings. Gear lends on top of it. */
export function armyMaximum(player: Pick<PlayerRow, 'level' | 'servantsHouse' | 'stable'>): Army {
  return maxArmy(player.level, player)
}

/** What a player's skills give together, in basis points but for `storageSlots`. */
export function skillsOf(player: Pick<PlayerRow, 'skills'>): Record<SkillEffect, number> {
  return skillTotals(SKILLS, player.skills)
}

/** What the gear worn gives with the army of this hour. */
export function gearBonusOf(player: PlayerRow, worn: readonly Gear[]): GearBonus {
  return wornBonus(worn, armyOfPlayer(player))
}

/** Everything that a fight is decided from: units kept and lent, gear, skills. `worn` is what `readWorn` gives. */
export function hostOf(player: PlayerRow, worn: readonly Gear[]): Host {
  const bonus = gearBonusOf(player, worn)
  return {
    level: player.level,
    army: addArmy(armyOfPlayer(player), bonus.army),
    gear: bonus.characteristics,
    skills: hostSkills(skillsOf(player)),
  }
}

/** The same host with full groups, and gear that works in full. */
export function fullHostOf(player: PlayerRow, worn: readonly Gear[]): Host {
  const bonus = sumBonus(worn.map(fullBonus))
  return {
    level: player.level,
    army: addArmy(armyMaximum(player), bonus.army),
    gear: bonus.characteristics,
    skills: hostSkills(skillsOf(player)),
  }
}

/** Health at full strength. */
export function healthMaxOf(player: PlayerRow, worn: readonly Gear[]): number {
  return hostHealth(hostOf(player, worn))
}
