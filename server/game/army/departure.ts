import type { FightContender } from '#rules/fight/report.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { playerContender } from '#rules/missions/mission-enemy.ts'
import type { RewardBasis } from '#rules/missions/mission-reward.ts'
import type { MissionSkill } from '#rules/missions/mission-skill.ts'
import { tiringEnergy } from '../energy/energy-state.ts'
import { NO_CONTENDER_NAME } from '../fights/contender-names.ts'
import type { PlayerRow } from '../player/player-row.ts'
import { chosenArms, fightingArmyOf, skillsOf } from './player-army.ts'

/** The input of a forecast or a fight if the army leaves now: its fighter, and what the reward depends on. */
export type Departure = {
  readonly contender: FightContender
  readonly basis: RewardBasis
}

/** The player's army with the worn gear, leaving now. */
export function departureOf(player: PlayerRow, worn: readonly Gear[], skill: MissionSkill | null): Departure {
  const fighting = fightingArmyOf(player, worn)
  return {
    contender: {
      ...playerContender({ ...fighting, playerId: player.id, name: NO_CONTENDER_NAME }, skill),
      ...chosenArms(player),
    },
    basis: {
      level: player.level,
      instructors: fighting.army.instructors,
      energySpentToday: tiringEnergy(player),
      goldSkill: skillsOf(player).missionGold,
    },
  }
}
