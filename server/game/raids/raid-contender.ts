import { armyCharacteristics, armyHealth } from '#rules/army/characteristics.ts'
import type { CastleDefence, RaidBuilding, RaidContender } from '#rules/fight/raid-report.ts'
import type { Gear } from '#rules/gear/gear.ts'
import type { DefencePlan } from '#rules/raids/plan.ts'
import { armySkills } from '#rules/skills/skills.ts'
import { lastingHealth } from '../army/lasting-health.ts'
import { chosenArms, fightingArmyOf, skillsOf } from '../army/player-army.ts'
import { NO_CONTENDER_NAME } from '../fights/contender-names.ts'
import type { PlayerRow } from '../player/player-row.ts'
import type { RaidCastleRow } from './raid-castle.ts'

/** A player's army before a castle or, with the skills of defenders, behind its walls. At least one health is left. */
export function raidContenderOf(
  player: PlayerRow,
  worn: readonly Gear[],
  side: 'ATTACKER' | 'DEFENDER',
): RaidContender {
  const skills = armySkills(skillsOf(player), side === 'DEFENDER')
  const fighting = { ...fightingArmyOf(player, worn), skills }
  const healthMax = armyHealth(fighting)
  return {
    name: NO_CONTENDER_NAME,
    level: player.level,
    playerId: player.id,
    enemyKey: null,
    ...chosenArms(player),
    army: { ...fighting.army },
    characteristics: armyCharacteristics(fighting),
    healthMax,
    skill: null,
    health: Math.max(1, lastingHealth(player, healthMax)),
  }
}

export function garrisonOf(castle: RaidCastleRow): DefencePlan {
  return {
    top: castle.garrisonTop,
    left: castle.garrisonLeft,
    right: castle.garrisonRight,
    bottom: castle.garrisonBottom,
  }
}

/** The columns of a garrison. */
export function garrisonChanges(garrison: DefencePlan) {
  return {
    garrisonTop: garrison.top,
    garrisonLeft: garrison.left,
    garrisonRight: garrison.right,
    garrisonBottom: garrison.bottom,
  }
}

/** The defence of a castle: damaged buildings do not count. */
export function defenceOf(player: Pick<PlayerRow, RaidBuilding>, castle: RaidCastleRow): CastleDefence {
  const standing = (building: RaidBuilding): number =>
    castle.damaged.includes(building) ? 0 : player[building]
  return {
    walls: standing('walls'),
    moats: standing('moats'),
    stakes: standing('stakes'),
    garrison: garrisonOf(castle),
  }
}
