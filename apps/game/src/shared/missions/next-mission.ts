import type { Mission, MissionList, MissionOutcome, TutorialStep } from '#generated/types.ts'
import { levelPenaltyShare } from '#rules/missions/mission-reward.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import { goodWay, type Way } from './suggested-choice.ts'

type MissionGoal = NonNullable<TutorialStep['march']>
type Place = { mission: Mission; regionKey: string }
type Last = Pick<MissionOutcome, 'missionKey' | 'difficulty'>

/** Where a lord would go next, and how. */
export type NextMission = { mission: Mission; way: Way }

type Situation = {
  list: MissionList
  level: number
  last: Last
  /** The quests to do, in their order. */
  quests: readonly Pick<TutorialStep, 'isDone' | 'march'>[]
  /** Keys of the missions that were started before. */
  tried: ReadonlyMap<string, unknown>
}

function asksFor({ missionKey, regionKey }: MissionGoal, place: Place): boolean {
  return (
    (missionKey === undefined || missionKey === place.mission.missionKey) &&
    (regionKey === undefined || regionKey === place.regionKey)
  )
}

/** Whether the last mission, repeated, does the quest. */
function isServed(goal: MissionGoal, last: Last, home: Place | undefined): boolean {
  return (
    home !== undefined &&
    asksFor(goal, home) &&
    DIFFICULTIES.indexOf(last.difficulty) >= DIFFICULTIES.indexOf(goal.difficulty)
  )
}

/**
 * The mission beside «Ещё раз»: what the first quest for another mission asks for, else a place not seen yet, else another
 * one that pays in full. Only with a good chance to win.
 */
export function nextMission({ list, level, last, quests, tried }: Situation): NextMission | null {
  const open = list.regions
    .flatMap(({ regionKey, missions }) => missions.map((mission): Place => ({ mission, regionKey })))
    .filter(({ mission }) => !mission.isLocked)
  const isNew = ({ mission }: Place) => !tried.has(mission.missionKey)
  const inOrder = open.toSorted(
    (left, right) => Number(isNew(right)) - Number(isNew(left)) || right.mission.level - left.mission.level,
  )
  const home = open.find(({ mission }) => mission.missionKey === last.missionKey)
  const wished = last.difficulty
  for (const { isDone, march: goal } of quests) {
    if (isDone || !goal || isServed(goal, last, home)) continue
    const found = firstGood(
      inOrder.filter((place) => asksFor(goal, place)),
      { wished, least: goal.difficulty },
    )
    if (found) return found
  }
  const full = levelPenaltyShare(level, level)
  const others = inOrder.filter(
    (place) => place !== home && levelPenaltyShare(level, place.mission.level) === full,
  )
  return firstGood(others, { wished, least: 'EASY' })
}

function firstGood(places: readonly Place[], limits: Parameters<typeof goodWay>[1]): NextMission | null {
  for (const { mission } of places) {
    const way = goodWay(mission.difficulties, limits)
    if (way) return { mission, way }
  }
  return null
}
