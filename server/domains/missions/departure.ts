import type { FightContender } from '../../../rules/fight/report.ts'
import { playerContender } from '../../../rules/mission-enemy.ts'
import type { MissionTraveller } from '../../../rules/mission-reward.ts'
import type { MissionSkill } from '../../../rules/mission-skill.ts'
import type { PlayerRow } from '../../platform/player-row.ts'
import { fightingArmy } from '../army/host.ts'
import { energySpentToday } from '../energy/service.ts'

/** The player's host as it would set out now. */
export const hostOf = (player: PlayerRow, skill: MissionSkill | null): FightContender =>
  playerContender(
    { playerId: player.id, name: player.name, level: player.level, army: fightingArmy(player) },
    skill,
  )

/** What a reward depends on besides the mission. */
export const travellerOf = (player: PlayerRow): MissionTraveller => ({
  level: player.level,
  instructors: fightingArmy(player).instructors,
  energySpentToday: energySpentToday(player),
})
