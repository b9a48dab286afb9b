import { hostCharacteristics, hostHealth } from '#rules/army/characteristics.ts'
import type { CastleDefence, RaidBuilding, RaidContender } from '#rules/fight/raid-report.ts'
import type { Gear } from '#rules/gear/gear.ts'
import type { DefencePlan } from '#rules/raids/plan.ts'
import { hostSkills } from '#rules/skills/skills.ts'
import { chosenArms, hostOf, skillsOf } from '../army/host.ts'
import { lastingHealth } from '../army/lasting-health.ts'
import { NO_HOST_NAME } from '../fights/host-names.ts'
import type { PlayerRow } from '../player/player-row.ts'
import type { RaidCastleRow } from './raid-castle.ts'

/** A player's host before a castle or, with the skills of defenders, behind its walls. At least one health is left. */
export function raidContenderOf(
  player: PlayerRow,
  worn: readonly Gear[],
  side: 'ATTACKER' | 'DEFENDER',
): RaidContender {
  const skills = hostSkills(skillsOf(player), side === 'DEFENDER')
  const host = { ...hostOf(player, worn), skills }
  const healthMax = hostHealth(host)
  return {
    name: NO_HOST_NAME,
    level: player.level,
    playerId: player.id,
    enemyKey: null,
    ...chosenArms(player),
    army: { ...host.army },
    characteristics: hostCharacteristics(host),
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
