import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { gainExperience } from '#rules/player/level.ts'
import { advanceTutorial, completeStep, questOf } from '#rules/quests/tutorial.ts'
import type { Castle } from './castle.ts'
import { earn } from './money.ts'
import { notice, noticeLevel } from './news.ts'
import type { Flow } from './record.ts'

/** What the tutorial counts. */
export type TutorialEvent = Parameters<typeof advanceTutorial>[2]

/** Pays the gold, diamonds and glory of one reward. */
export function earnReward(
  castle: Castle,
  reward: { gold: number; diamonds: number; glory: number },
  flow: Flow,
  now: number,
): void {
  earn(castle, 'gold', reward.gold, flow, now)
  earn(castle, 'diamonds', reward.diamonds, flow, now)
  earn(castle, 'glory', reward.glory, flow, now)
}

/** Adds experience (hundredths) and pays every level reached. */
export function grow(castle: Castle, hundredths: number, now: number): void {
  const { level, experience, levelUps } = gainExperience(castle, hundredths)
  castle.experience = experience
  if (levelUps.length === 0) return
  castle.level = level
  for (const levelUp of levelUps) {
    castle.record.levelReachedAt.push(Math.floor((100 * (now - castle.foundedAt)) / DAY_MS))
    earnReward(castle, levelUp, 'levelUp', now)
  }
  noticeLevel(castle)
  followTutorial(castle, { type: 'levelReached', level }, now)
}

/** Claims finished quests until nothing changes. */
function completeSteps(castle: Castle, now: number): void {
  const { level } = castle
  for (const { key } of castle.tutorial.active) {
    const done = completeStep(TUTORIAL, castle.tutorial, key, level)
    if (!done.ok) continue
    castle.tutorial = done.state
    notice(castle, `step ${key}`)
    earnReward(castle, done.reward, 'tutorial', now)
    grow(castle, done.reward.experience, now)
    completeSteps(castle, now)
    return
  }
}

/** Counts an event for the live tutorial, and claims finished quests at once. */
export function followTutorial(castle: Castle, event: TutorialEvent, now: number): void {
  if (castle.tutorial.active.length === 0) return
  castle.tutorial = advanceTutorial(TUTORIAL, castle.tutorial, event)
  completeSteps(castle, now)
}

/** Goals met during missions; every other quest is done by the end of a session. */
const MET_IN_THE_FIELD: readonly string[] = ['missionWon', 'unitsBought', 'levelReached', 'energySpent']

/** Does once what the tutorial asks for in this session: reports, wine, a lot, gear put on. */
export function runQuests(castle: Castle, now: number): void {
  const active = castle.tutorial.active.map((entry) => {
    const goal = questOf(TUTORIAL, entry.key)?.goal
    if (goal === undefined || MET_IN_THE_FIELD.includes(goal.type)) return entry
    return { ...entry, progress: Math.min(goal.amount, entry.progress + 1) }
  })
  castle.tutorial = { ...castle.tutorial, active }
  completeSteps(castle, now)
}
