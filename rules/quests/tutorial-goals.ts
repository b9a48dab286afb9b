import type { ArmyGroup } from '../army/army.ts'
import { DIFFICULTIES, type Difficulty } from '../missions/missions.ts'
import type { GameEvent, GameEventType } from './game-event.ts'

/** Events that count one each, regardless of their details. */
type PlainGoal = Exclude<
  GameEventType,
  'missionWon' | 'unitsBought' | 'levelReached' | 'energySpent' | 'consumableBought' | 'goldSpentInShop'
>

/** Wins at this difficulty or a harder one, in any mission, in one region or in one mission. */
type WinGoal = {
  type: 'missionWon'
  difficulty: Difficulty
  regionKey?: string
  missionKey?: string
  amount: number
}

/** What a quest counts. `levelReached` holds the level itself, the others add up. */
export type TutorialGoal =
  | WinGoal
  | { type: 'unitsBought'; group: ArmyGroup | null; amount: number }
  | { type: 'levelReached'; amount: number }
  | { type: 'energySpent' | 'consumableBought' | 'goldSpentInShop'; amount: number }
  | { type: PlainGoal; amount: number }

/** Which missions a goal counts. Nothing if it counts something else. */
export function missionGoalOf(goal: TutorialGoal): { march?: Omit<WinGoal, 'type' | 'amount'> } {
  if (goal.type !== 'missionWon') return {}
  const { difficulty, regionKey, missionKey } = goal
  return { march: { difficulty, ...(regionKey && { regionKey }), ...(missionKey && { missionKey }) } }
}

function isSuchWin(goal: WinGoal, event: GameEvent & { type: 'missionWon' }): boolean {
  const { difficulty, regionKey, missionKey } = goal
  return (
    DIFFICULTIES.indexOf(event.difficulty) >= DIFFICULTIES.indexOf(difficulty) &&
    (regionKey === undefined || regionKey === event.regionKey) &&
    (missionKey === undefined || missionKey === event.missionKey)
  )
}

/** The progress of a goal after an event, perhaps beyond the goal. */
export function progressAfter(goal: TutorialGoal, progress: number, event: GameEvent): number {
  switch (event.type) {
    case 'levelReached':
      return goal.type === 'levelReached' ? Math.max(progress, event.level) : progress
    case 'missionWon':
      return goal.type === 'missionWon' && isSuchWin(goal, event) ? progress + 1 : progress
    case 'unitsBought':
      return goal.type === 'unitsBought' && (goal.group === null || goal.group === event.group)
        ? progress + event.amount
        : progress
    case 'energySpent':
    case 'consumableBought':
    case 'goldSpentInShop':
      return goal.type === event.type ? progress + event.amount : progress
    default:
      return goal.type === event.type ? progress + 1 : progress
  }
}
