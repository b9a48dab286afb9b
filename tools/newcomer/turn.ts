import { ENERGY_MAX, ENERGY_PER_HOUR } from '../../rules/energy/energy.ts'
import { fillArmy, wearBest } from './household.ts'
import { awaitArmy, sendArmy, sendArmyAnywhere } from './marches.ts'
import { look, type Newcomer, takeRewards } from './newcomer.ts'
import { doQuest, visitCastle } from './quests.ts'
import { readScreen } from './screen.ts'

/** A break of this many game hours when the energy is gone. */
const AWAY_HOURS = 5

/** Too little for a march that brings a newcomer further. */
const LOW_ENERGY = 4

/** What a turn leaves to the next one. */
export type Course = {
  /** Energy as it would be at speed 1. A faster world has more. */
  energy: number
  countedAt: number
  /** Second of play and level when the energy was first gone. */
  energyGone: { seconds: number; level: number } | null
  breaks: number
  /** The level for which the army has been filled. */
  levelServed: number
}

export function newCourse(): Course {
  return { energy: ENERGY_MAX, countedAt: 0, energyGone: null, breaks: 0, levelServed: 1 }
}

/** Takes rewards, does what waits at home, and sends the army once. */
export async function takeTurn(lord: Newcomer, course: Course): Promise<void> {
  const { diary, hand } = lord
  await takeRewards(lord)
  await lookAround(lord, course)
  const { clock } = diary
  course.energy += ((clock.seconds() - course.countedAt) / 3600) * ENERGY_PER_HOUR
  course.energy = Math.min(ENERGY_MAX, course.energy)
  course.countedAt = clock.seconds()
  if (course.energy < LOW_ENERGY) return goAway(lord, course, 'no energy')

  const before = hand.taps('march')
  let underway = await sendArmy(lord)
  if (typeof underway === 'string') {
    diary.remark(`no march: ${underway}`)
    underway = await sendArmyAnywhere(lord)
  }
  if (typeof underway === 'string') return goAway(lord, course, underway)
  const last = diary.marches.at(-1)
  const isRepeat = last?.name === underway.name && last.difficulty === underway.difficulty
  const taps = hand.taps('march') - before
  // The army is away: time for what waits at home.
  if (diary.speed === 1) await spendTheWait(lord)
  await awaitArmy(lord, underway, taps, isRepeat)
  course.energy -= diary.marches.at(-1)?.energy ?? 0
}

async function goAway(lord: Newcomer, course: Course, why: string): Promise<void> {
  const { diary } = lord
  if (course.energy < LOW_ENERGY || why.includes('нерги')) {
    course.energyGone ??= { seconds: diary.clock.seconds(), level: diary.level }
    course.breaks += 1
    diary.remark(`nothing to do (${why}): away for ${AWAY_HOURS} hours`)
    await diary.clock.excluding(() => untilEnergy(lord))
    course.energy = Math.min(ENERGY_MAX, course.energy + AWAY_HOURS * ENERGY_PER_HOUR)
  } else {
    diary.remark(`stuck: ${why}`)
    await lord.hand.page.waitForTimeout(2_000)
  }
  await visitCastle(lord)
}

/** Waits until the world's own energy allows a few marches. In the fast world it comes back within minutes. */
async function untilEnergy(lord: Newcomer): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await lord.hand.page.waitForTimeout(5_000)
    if ((await readScreen(lord.hand.page)).energy >= AWAY_HOURS * ENERGY_PER_HOUR) return
  }
}

/** Quests that need no march, and after a new level what every lord does: hire and dress. */
async function lookAround(lord: Newcomer, course: Course): Promise<void> {
  const { diary, character } = lord
  if (diary.marches.length === 0) return
  if (diary.level > course.levelServed) {
    course.levelServed = diary.level
    await fillArmy(lord)
    await takeRewards(lord)
  }
  if (lord.seen.newGear) await wearBest(lord)
  if (lord.sinceCastle >= character.castleEvery) await visitCastle(lord)
  for (let turns = 0; turns < 4; turns += 1) {
    await look(lord)
    if (!(await doQuest(lord))) return
  }
}

async function spendTheWait(lord: Newcomer): Promise<void> {
  if (lord.diary.marches.length === 0) return
  await doQuest(lord)
}
