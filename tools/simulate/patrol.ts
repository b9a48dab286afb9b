import { enemyPowerPercent } from '#rules/fight/power.ts'
import type { MissionState } from '#rules/missions/decide-mission.ts'
import { missionEnergy } from '#rules/missions/missions.ts'
import { PATROL_LEVEL, type PatrolHours, patrolEnergy } from '#rules/missions/patrol.ts'
import { hoursUntilNext } from './calendar.ts'
import type { Castle } from './castle.ts'
import { energyAtHand } from './energy.ts'
import { departureOf } from './fighting-army.ts'
import { fightMission } from './mission.ts'
import { type Choice, chanceAgainst, chooseMission } from './mission-choice.ts'
import { QUESTS } from './mission-list.ts'
import { weighBonuses } from './worth.ts'

/** The patrol that a player sends for the night: the longest. */
const NIGHT_HOURS: PatrolHours = 8

function isNight(castle: Castle, now: number): boolean {
  return castle.level >= PATROL_LEVEL && hoursUntilNext(castle, now) >= NIGHT_HOURS
}

/** Energy that a player keeps at the end of a sitting for the night's patrol. */
export function patrolReserve(castle: Castle, now: number): number {
  return isNight(castle, now) ? missionEnergy('EASY') + patrolEnergy(NIGHT_HOURS) : 0
}

/** The place that the player would choose for a mission now, at its easiest: only a victory brings the spoils. */
function chooseEasily(castle: Castle, departure: MissionState): Choice | null {
  const best = chooseMission(castle, departure, missionEnergy('HARD'))
  const easy = QUESTS.find(
    ({ mission, difficulty }) => mission === best?.quest.mission && difficulty === 'EASY',
  )
  if (easy === undefined) return null
  return { quest: easy, chance: chanceAgainst(enemyPowerPercent(departure.contender, easy.enemy)) }
}

/**
 * Sends the army on a patrol at the last sitting of the day. It pays at once: until the next sitting the player does
 * nothing with it.
 */
export function sendPatrol(castle: Castle, kept: number, now: number): void {
  const energy = patrolReserve(castle, now)
  if (energy === 0 || energyAtHand(castle, now) < energy + kept) return
  const departure = departureOf(castle)
  const choice = chooseEasily(castle, departure)
  if (choice === null) return
  fightMission(castle, { ...choice, patrolHours: NIGHT_HOURS }, departure, weighBonuses(castle), now)
}
