import { missionFinds } from '#catalogue/gear/mission-finds.ts'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { START_ARMY, START_DIAMONDS, START_GOLD } from '#catalogue/world/start.ts'
import { type Army, type ArmyGroup, maxArmy, subtractArmy, unitPrice } from '#rules/army/army.ts'
import { maxBuyableUnits } from '#rules/army/hire.ts'
import { decideMission, decideReturn } from '#rules/missions/decide-mission.ts'
import { playerContender } from '#rules/missions/mission-enemy.ts'
import type { Difficulty } from '#rules/missions/missions.ts'
import { gainExperience, type LevelUpReward } from '#rules/player/level.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import {
  advanceTutorial,
  completeStep,
  questOf,
  startTutorial,
  type TutorialState,
} from '#rules/quests/tutorial.ts'
import type { TutorialGoal } from '#rules/quests/tutorial-goals.ts'

export type Newcomer = {
  level: number
  experience: number
  gold: number
  diamonds: number
  army: Army
  tutorial: TutorialState
  energySpent: number
  missions: number
  won: Record<Difficulty, number>
  fought: Record<Difficulty, number>
}

const SHOPPING: readonly ArmyGroup[] = ['archers', 'swordsmen', 'cavalry', 'squires']

function emit(player: Newcomer, event: GameEvent): void {
  player.tutorial = advanceTutorial(TUTORIAL, player.tutorial, event)
}

function earn(player: Newcomer, reward: LevelUpReward & { experience: number }): void {
  player.gold += reward.gold
  player.diamonds += reward.diamonds
  const { level, experience, levelUps } = gainExperience(player, reward.experience)
  player.level = level
  player.experience = experience
  for (const levelUp of levelUps) {
    earn(player, { ...levelUp, experience: 0 })
    emit(player, { type: 'levelReached', level: levelUp.level })
  }
}

/** Hires one unit at a time into the emptiest fighting group while gold lasts. */
function shop(player: Newcomer): void {
  const max = maxArmy(player.level)
  for (;;) {
    const group = SHOPPING.filter(
      (candidate) =>
        maxBuyableUnits({
          group: candidate,
          level: player.level,
          current: player.army[candidate],
          max: max[candidate],
          gold: player.gold,
        }) > 0,
    ).sort((left, right) => player.army[left] / max[left] - player.army[right] / max[right])[0]
    if (group === undefined) return
    player.gold -= unitPrice(group, player.level)
    player.army[group] += 1
    emit(player, { type: 'unitsBought', group, amount: 1 })
  }
}

function goOnMission(player: Newcomer, difficulty: Difficulty, seed: string): void {
  const reachable = MISSIONS.filter((candidate) => candidate.level <= player.level)
  const mission = reachable.at(difficulty === 'HARD' && player.level > 4 ? -3 : -1)
  if (mission === undefined) throw new Error('No mission at all')
  const contender = playerContender(
    { playerId: 1, name: 'Новичок', level: player.level, army: player.army },
    'FRONTAL_ATTACK',
  )
  const basis = { level: player.level, instructors: player.army.instructors, energySpentToday: 0 }
  const { cost, report } = decideMission(
    { contender, basis },
    { mission, difficulty, patrolHours: null },
    seed,
  )
  const { result } = report
  const fought = { missionKey: mission.key, difficulty, patrolHours: null, basis, result, report }
  const { fallen, loot, events } = decideReturn(fought, { mission, finds: missionFinds(mission.key) }, null)
  player.missions += 1
  player.energySpent += cost
  player.fought[difficulty] += 1
  if (fallen !== null) player.army = subtractArmy(player.army, fallen)
  if (loot !== null) {
    player.won[difficulty] += 1
    earn(player, { ...loot.reward, glory: 0 })
  }
  for (const event of events) emit(player, event)
}

/** Events of actions in the castle. Their price is not counted. */
const AT_HOME: readonly GameEvent[] = [
  { type: 'reportRead', fightId: 1 },
  { type: 'gearBought' },
  { type: 'gearEquipped', gearEntityId: 1 },
  { type: 'buildingRaised' },
  { type: 'sharpeningTried', sharpening: 'CHARACTERISTICS', success: false },
  { type: 'taxesCollected', hours: 1 },
  { type: 'consumableBought', amount: 1 },
  { type: 'lotCreated' },
  { type: 'gearRecycled' },
  { type: 'gearEnhanced' },
  { type: 'dailyRewardTaken' },
  { type: 'skillLearned' },
]

function goalsOf(player: Newcomer): TutorialGoal[] {
  return player.tutorial.active.flatMap(({ key }) => {
    const goal = questOf(TUTORIAL, key)?.goal
    return goal ? [goal] : []
  })
}

function requestedDifficulty(player: Newcomer): Difficulty {
  const goal = goalsOf(player).find(({ type }) => type === 'missionWon')
  return goal?.type === 'missionWon' ? goal.difficulty : 'MEDIUM'
}

export function newcomer(): Newcomer {
  return {
    level: 1,
    experience: 0,
    gold: START_GOLD,
    diamonds: START_DIAMONDS,
    army: { ...START_ARMY },
    tutorial: startTutorial(TUTORIAL),
    energySpent: 0,
    missions: 0,
    won: { EASY: 0, MEDIUM: 0, HARD: 0 },
    fought: { EASY: 0, MEDIUM: 0, HARD: 0 },
  }
}

/** One turn of a player who follows the tutorial and spends all gold on fighters as soon as hiring is open. */
export function playTurn(player: Newcomer, seed: string): void {
  for (const { key } of player.tutorial.active) {
    const done = completeStep(TUTORIAL, player.tutorial, key, player.level)
    if (!done.ok) continue
    player.tutorial = done.state
    earn(player, done.reward)
    return
  }
  if (player.tutorial.completed.includes('armyOpenBanner')) shop(player)
  const action = AT_HOME.find((event) => goalsOf(player).some(({ type }) => type === event.type))
  if (action === undefined) goOnMission(player, requestedDifficulty(player), seed)
  else emit(player, action)
}
