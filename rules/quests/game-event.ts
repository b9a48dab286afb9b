import type { ArmyGroup } from '../army/army.ts'
import type { SharpeningType } from '../forge/sharpening.ts'
import type { Difficulty } from '../missions/missions.ts'

/**
 * A player's action, reported once. Tutorial, daily and infinite quests each count it in their own way.
 * Amounts are whole, from 1.
 */
export type GameEvent =
  | { type: 'missionStarted' }
  | { type: 'missionWon'; difficulty: Difficulty; missionKey: string; regionKey: string }
  | { type: 'energySpent'; amount: number }
  | { type: 'energyRestored' }
  | { type: 'unitsBought'; group: ArmyGroup; amount: number }
  /** Fallen or dismissed units of all groups: rehiring them does not count. */
  | { type: 'unitsLost'; amount: number }
  /** Each report counts once a day. */
  | { type: 'reportRead'; fightId: number }
  | { type: 'levelReached'; level: number }
  /** `gearEntityId` is the id of the specimen: it counts once, however often it is equipped. */
  | { type: 'gearEquipped'; gearEntityId: number }
  /** In the shop. */
  | { type: 'gearBought' }
  /** In the shop; `amount` is how many. */
  | { type: 'consumableBought'; amount: number }
  | { type: 'goldSpentInShop'; amount: number }
  | { type: 'buildingRaised' }
  | { type: 'sharpeningTried'; sharpening: SharpeningType; success: boolean }
  /** A tax collection has ended; `hours` is its length. */
  | { type: 'taxesCollected'; hours: number }
  | { type: 'lotCreated' }
  | { type: 'gearRecycled' }
  /** Enhance points were added to an item. */
  | { type: 'gearEnhanced' }
  | { type: 'skillLearned' }
  | { type: 'craftMade' }
  | { type: 'wineDrunk' }
  /** The daily reward. */
  | { type: 'dailyRewardTaken' }
  /** A raid on another castle; on the training dummy, `isTraining`. */
  | { type: 'forayFought'; isTraining: boolean; isWon: boolean }
  | { type: 'crusadeFought'; isWon: boolean }

export type GameEventType = GameEvent['type']
