import type { GameEvent } from './game-event.ts'
import type { InfiniteQuestKind } from './quests.ts'

/** What a daily quest counts. */
export type DailyQuestGoal =
  | 'missionsWon'
  | 'hardMissionsWon'
  | 'energySpent'
  | 'unitsBought'
  | 'reportsRead'
  | 'gearEquipped'
  | 'taxHoursCollected'
  | 'goldSpentInShop'
  | 'sharpeningsTried'
  | 'buildingsRaised'
  | 'gearRecycled'
  | 'lotsCreated'
  | 'skillsLearned'
  | 'foraysFought'
  | 'wineDrunk'
  | 'crusadesFought'

/** State of a daily quest. `things` are ids of gear and reports already counted: each counts once a day. */
export type DailyQuestState = { progress: number; things: readonly number[] }

/**
 * Progress may exceed the goal: the rest counts for the next stage. `owed` are lost units that are not
 * rehired yet.
 */
export type InfiniteQuestState = { stage: number; progress: number; owed: number }

export const FIRST_STAGE: InfiniteQuestState = { stage: 1, progress: 0, owed: 0 }

function once(counts: boolean): number {
  return counts ? 1 : 0
}

function dailyAmount(goal: DailyQuestGoal, event: GameEvent): number {
  switch (event.type) {
    case 'missionWon':
      return once(goal === 'missionsWon' || (goal === 'hardMissionsWon' && event.difficulty === 'HARD'))
    case 'energySpent':
      return goal === 'energySpent' ? event.amount : 0
    case 'unitsBought':
      return goal === 'unitsBought' ? event.amount : 0
    case 'reportRead':
      return once(goal === 'reportsRead')
    case 'gearEquipped':
      return once(goal === 'gearEquipped')
    case 'taxesCollected':
      return goal === 'taxHoursCollected' ? event.hours : 0
    case 'goldSpentInShop':
      return goal === 'goldSpentInShop' ? event.amount : 0
    case 'sharpeningTried':
      return once(goal === 'sharpeningsTried')
    case 'buildingRaised':
      return once(goal === 'buildingsRaised')
    case 'gearRecycled':
      return once(goal === 'gearRecycled')
    case 'lotCreated':
      return once(goal === 'lotsCreated')
    case 'skillLearned':
      return once(goal === 'skillsLearned')
    case 'forayFought':
      return once(goal === 'foraysFought')
    case 'wineDrunk':
      return once(goal === 'wineDrunk')
    case 'crusadeFought':
      return once(goal === 'crusadesFought')
    default:
      return 0
  }
}

function countedId(event: GameEvent): number | undefined {
  if (event.type === 'gearEquipped') return event.gearEntityId
  return event.type === 'reportRead' ? event.fightId : undefined
}

/** Counts an event for a daily quest. Returns the same object when nothing changes. */
export function advanceDaily(
  goal: DailyQuestGoal,
  state: DailyQuestState,
  event: GameEvent,
): DailyQuestState {
  const amount = dailyAmount(goal, event)
  const id = countedId(event)
  if (amount === 0 || (id !== undefined && state.things.includes(id))) return state
  return {
    progress: state.progress + amount,
    things: id === undefined ? state.things : [...state.things, id],
  }
}

function infiniteAmount(kind: InfiniteQuestKind, event: GameEvent): number {
  switch (event.type) {
    case 'missionWon':
      return once(kind === 'winMissions')
    case 'taxesCollected':
      return kind === 'collectTaxes' ? event.hours : 0
    case 'gearEquipped':
      return once(kind === 'equipGear')
    case 'sharpeningTried':
      return once(
        event.success &&
          ((kind === 'sharpenCharacteristics' && event.sharpening === 'CHARACTERISTICS') ||
            (kind === 'sharpenArmorOrDodge' && event.sharpening === 'ARMOR_OR_DODGE')),
      )
    case 'buildingRaised':
      return once(kind === 'build')
    case 'crusadeFought':
      return once(kind === 'winCrusades' && event.isWon)
    case 'forayFought':
      return once(kind === 'foray' && !event.isTraining)
    default:
      return 0
  }
}

/** Hired units first replace lost ones: only units beyond that count. */
function advanceHiring(state: InfiniteQuestState, event: GameEvent): InfiniteQuestState {
  if (event.type === 'unitsLost') return { ...state, owed: state.owed + event.amount }
  if (event.type !== 'unitsBought') return state
  const repaid = Math.min(state.owed, event.amount)
  return { ...state, owed: state.owed - repaid, progress: state.progress + event.amount - repaid }
}

/**
 * Counts an event for an infinite quest. Returns the same object when nothing changes. The caller sends
 * `gearEquipped` only for gear that the player has never worn before.
 */
export function advanceInfinite(
  kind: InfiniteQuestKind,
  state: InfiniteQuestState,
  event: GameEvent,
): InfiniteQuestState {
  if (kind === 'buyArmy') return advanceHiring(state, event)
  const amount = infiniteAmount(kind, event)
  return amount === 0 ? state : { ...state, progress: state.progress + amount }
}
