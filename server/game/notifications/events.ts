import type { FightResult } from '../../../rules/fight/report.ts'
import type { Difficulty } from '../../../rules/missions/missions.ts'
import type { ItemKind } from '../items/item-name.ts'
import type { StoredReward } from '../rewards/reward.ts'

/** A notification as stored. Names and texts are made when it is read. */
export type NotificationEvent =
  | {
      readonly type: 'MISSION_COMPLETED'
      readonly fightId: number
      readonly missionKey: string
      readonly difficulty: Difficulty
      readonly result: FightResult
      readonly reward: StoredReward
    }
  | { readonly type: 'LEVEL_UP'; readonly level: number; readonly reward: StoredReward }
  | {
      readonly type: 'LOT_SOLD'
      readonly lotId: number
      readonly kind: ItemKind
      readonly itemId: number
      readonly amount: number
      readonly currency: 'GOLD' | 'DIAMONDS'
      /** The price minus the market's fee. */
      readonly income: number
      readonly buyer: string
    }
  | {
      readonly type: 'LOT_EXPIRED'
      readonly lotId: number
      readonly kind: ItemKind
      readonly itemId: number
      readonly amount: number
    }
  | { readonly type: 'TAXES_COLLECTED'; readonly hours: number; readonly reward: StoredReward }
