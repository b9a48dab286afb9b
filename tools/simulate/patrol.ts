import { enemyPowerPercent } from '#rules/fight/power.ts'
import { missionEnergy } from '#rules/missions/missions.ts'
import { PATROL_LEVEL, type PatrolHours, patrolEnergy, patrolShares } from '#rules/missions/patrol.ts'
import { patrolSpoils, sharesOf } from '#rules/missions/patrol-spoils.ts'
import { hoursUntilNext } from './calendar.ts'
import type { Castle } from './castle.ts'
import { energyAtHand, takeEnergy } from './energy.ts'
import { contenderOf, hostOf, totalsOf } from './host.ts'
import { store } from './income.ts'
import { fightMission } from './mission.ts'
import { type Choice, chanceAgainst, chooseMission } from './mission-choice.ts'
import { QUESTS } from './mission-list.ts'
import { earn } from './money.ts'
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
function chooseEasily(castle: Castle): Choice | null {
  const host = contenderOf(castle)
  const best = chooseMission(castle, host, missionEnergy('HARD'), hostOf(castle).army.instructors)
  const easy = QUESTS.find(
    ({ mission, difficulty }) => mission === best?.quest.mission && difficulty === 'EASY',
  )
  return easy ? { quest: easy, chance: chanceAgainst(enemyPowerPercent(host, easy.enemy)) } : null
}

/**
 * Sends the army on a patrol at the last sitting of the day. It pays at once: until the next sitting the player does
 * nothing with it.
 */
export function sendPatrol(castle: Castle, kept: number, now: number): void {
  const energy = patrolReserve(castle, now)
  if (energy === 0 || energyAtHand(castle, now) < energy + kept) return
  const choice = chooseEasily(castle)
  if (choice === null) return
  takeEnergy(castle, patrolEnergy(NIGHT_HOURS), now)
  const basis = { level: castle.level, goldSkill: totalsOf(castle).missionGold }
  const spoils = sharesOf(patrolSpoils(choice.quest.mission, basis), patrolShares(NIGHT_HOURS))
  if (!fightMission(castle, choice, contenderOf(castle), weighBonuses(castle), now)) return
  earn(castle, 'gold', spoils.gold, 'patrol', now)
  for (const { resourceId, amount } of spoils.resources) store(castle, resourceId, amount)
}
