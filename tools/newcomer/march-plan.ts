import { MISSION_REGIONS, MISSIONS } from '../../catalogue/missions/missions.ts'
import { TUTORIAL } from '../../catalogue/tutorial/tutorial.ts'
import { DIFFICULTIES, type Difficulty, type Mission } from '../../rules/missions/missions.ts'
import { type Newcomer, stateOf } from './newcomer.ts'

/** Where to go. `least` is the easiest difficulty that counts, `quest` the title of the quest that asks for it. */
export type Aim = { mission: Mission; least: Difficulty; quest: string | null }

export function missionByName(name: string): Mission | undefined {
  return MISSIONS.find((mission) => mission.name === name)
}

export function regionNameOf({ regionKey }: Mission): string {
  return MISSION_REGIONS.find(({ key }) => key === regionKey)?.name ?? ''
}

function timesFought(lord: Newcomer, { name }: Mission): number {
  return lord.diary.marches.filter((march) => march.name === name).length
}

/** Marches to the last place in a row. */
export function marchesInARow({ diary }: Newcomer): number {
  const last = diary.marches.at(-1)?.name
  return diary.marches.length - 1 - diary.marches.findLastIndex(({ name }) => name !== last)
}

/** Missions worth going to: open, and not so low that they pay nothing. The least known first, then the hardest. */
function worthwhile(lord: Newcomer): Mission[] {
  const { level } = lord.seen
  return MISSIONS.filter((mission) => mission.level <= level && mission.level >= level - 3).sort(
    (left, right) => timesFought(lord, left) - timesFought(lord, right) || right.level - left.level,
  )
}

/** What a quest asks for, read from its text. The newcomer reads the same in the sheet. */
function aimOf(lord: Newcomer, title: string): Aim | null {
  const step = TUTORIAL.find((one) => one.type === 'quest' && one.title === title)
  if (step?.type !== 'quest' || step.goal.type !== 'missionWon') return null
  const { goal } = step
  const fits = (mission: Mission) =>
    mission.level <= lord.seen.level &&
    (!('missionKey' in goal) || goal.missionKey === undefined || mission.key === goal.missionKey) &&
    (!('regionKey' in goal) || goal.regionKey === undefined || mission.regionKey === goal.regionKey)
  const places = MISSIONS.filter(fits)
  const best = worthwhile(lord).find((mission) => places.includes(mission)) ?? places.at(-1)
  return best ? { mission: best, least: goal.difficulty, quest: title } : null
}

function isFresh(lord: Newcomer, aim: Aim): boolean {
  return lord.failed.get(keyOf(aim)) !== stateOf(lord)
}

function keyOf({ mission, least, quest }: Aim): string {
  return `march ${mission.key} ${quest === null ? '' : least}`
}

/** Remembers that the place is too hard for now. */
export function giveUp(lord: Newcomer, aim: Aim): void {
  lord.failed.set(keyOf(aim), stateOf(lord))
}

/** Places in the order in which this newcomer would try them. */
export function aimsOf(lord: Newcomer): Aim[] {
  const { character, diary } = lord
  const wanted = lord.quests.flatMap(({ title }) => aimOf(lord, title) ?? [])
  const places = worthwhile(lord).map((mission): Aim => ({ mission, least: 'EASY', quest: null }))
  const fresh = places.filter(({ mission }) => timesFought(lord, mission) === 0)
  const last = missionByName(diary.marches.at(-1)?.name ?? '')
  const again: Aim[] =
    last && diary.marches.at(-1)?.result === 'WIN' && marchesInARow(lord) < character.repeatsInARow
      ? [{ mission: last, least: 'EASY', quest: null }]
      : []
  const ordered =
    character.taste === 'quests'
      ? [...wanted, ...again, ...fresh, ...places]
      : [...fresh, ...wanted, ...again, ...places]
  return ordered.filter((aim) => isFresh(lord, aim))
}

export function isAtLeast(difficulty: Difficulty, least: Difficulty): boolean {
  return DIFFICULTIES.indexOf(difficulty) >= DIFFICULTIES.indexOf(least)
}
