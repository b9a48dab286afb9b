import type { Mission, MissionList, MissionOutcome, TutorialStep } from '#generated/types.ts'
import { levelPenaltyShare } from '#rules/missions/mission-reward.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import { goodWay, type Way } from './suggested-choice.ts'

type MarchGoal = NonNullable<TutorialStep['march']>
type Place = { mission: Mission; regionKey: string }
type Last = Pick<MissionOutcome, 'missionKey' | 'difficulty'>

/** Where a lord would go next, and how. */
export type NextMarch = { mission: Mission; way: Way }

type Situation = {
  list: MissionList
  level: number
  last: Last
  /** The quests to do, in their order. */
  quests: readonly Pick<TutorialStep, 'isDone' | 'march'>[]
  /** Keys of the missions that were started before. */
  tried: ReadonlyMap<string, unknown>
}

function asksFor({ missionKey, regionKey }: MarchGoal, place: Place): boolean {
  return (
    (missionKey === undefined || missionKey === place.mission.missionKey) &&
    (regionKey === undefined || regionKey === place.regionKey)
  )
}

/** Whether the last march, repeated, does the quest. */
function isServed(goal: MarchGoal, last: Last, home: Place | undefined): boolean {
  return (
    home !== undefined &&
    asksFor(goal, home) &&
    DIFFICULTIES.indexOf(last.difficulty) >= DIFFICULTIES.indexOf(goal.difficulty)
  )
}

/**
 * The march beside «Ещё раз»: what the first quest for another march asks for, else a place not seen yet, else another
 * one that pays in full. Only with a good chance to win.
 */
export function nextMarch({ list, level, last, quests, tried }: Situation): NextMarch | null {
  const open = list.regions
    .flatMap(({ regionKey, missions }) => missions.map((mission): Place => ({ mission, regionKey })))
    .filter(({ mission }) => !mission.isLocked)
  const isNew = ({ mission }: Place) => !tried.has(mission.missionKey)
  const inOrder = open.toSorted(
    (left, right) => Number(isNew(right)) - Number(isNew(left)) || right.mission.level - left.mission.level,
  )
  const home = open.find(({ mission }) => mission.missionKey === last.missionKey)
  const wished = last.difficulty
  for (const { isDone, march } of quests) {
    if (isDone || !march || isServed(march, last, home)) continue
    const found = firstGood(
      inOrder.filter((place) => asksFor(march, place)),
      { wished, least: march.difficulty },
    )
    if (found) return found
  }
  const full = levelPenaltyShare(level, level)
  const others = inOrder.filter(
    (place) => place !== home && levelPenaltyShare(level, place.mission.level) === full,
  )
  return firstGood(others, { wished, least: 'EASY' })
}

function firstGood(places: readonly Place[], limits: Parameters<typeof goodWay>[1]): NextMarch | null {
  for (const { mission } of places) {
    const way = goodWay(mission.difficulties, limits)
    if (way) return { mission, way }
  }
  return null
}
