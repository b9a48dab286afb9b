import type { CastleDefence, RaidContender } from '../fight/raid-report.ts'
import type { Victim } from './refusals.ts'
import type { OpponentDifficulty } from './search.ts'

/** What decides how much gold a raid can take. */
export type VictimGold = {
  gold: number
  vault: number
  atDayStart: number
  lootedToday: number
  /** A generated castle, and the raider took gold of as many today as a day allows. */
  isTakenEnough: boolean
}

/** Everything that decides a raid, as of now. */
export type RaidState = {
  raider: {
    contender: RaidContender
    instructors: number
    energy: number
    energySpentToday: number
    /** Wood that is not on the market. */
    wood: number
    catapult: number
    /** Left of the day's projectiles. */
    projectiles: number
    isResting: boolean
    isAway: boolean
  }
  difficulty: OpponentDifficulty
  /** Null against the training opponent. */
  victim: (Victim & { gold: VictimGold; servants: number; defencesRewardedToday: number }) | null
  defender: RaidContender
  castle: CastleDefence
}
