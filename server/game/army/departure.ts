import type { FightContender } from '#rules/fight/report.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { playerContender } from '#rules/missions/mission-enemy.ts'
import type { RewardBasis } from '#rules/missions/mission-reward.ts'
import type { MissionSkill } from '#rules/missions/mission-skill.ts'
import { tiringEnergy } from '../energy/energy-state.ts'
import { NO_HOST_NAME } from '../fights/host-names.ts'
import type { PlayerRow } from '../player/player-row.ts'
import { chosenArms, hostOf, skillsOf } from './host.ts'

/** The input of a forecast or a fight if the army leaves now: its fighter, and what the reward depends on. */
export type Departure = {
  readonly contender: FightContender
  readonly basis: RewardBasis
}

/** The player's army with the worn gear, leaving now. */
export function departureOf(player: PlayerRow, worn: readonly Gear[], skill: MissionSkill | null): Departure {
  const host = hostOf(player, worn)
  return {
    contender: {
      ...playerContender({ ...host, playerId: player.id, name: NO_HOST_NAME }, skill),
      ...chosenArms(player),
    },
    basis: {
      level: player.level,
      instructors: host.army.instructors,
      energySpentToday: tiringEnergy(player),
      goldSkill: skillsOf(player).missionGold,
    },
  }
}
