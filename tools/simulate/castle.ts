import type { Army } from '#rules/army/army.ts'
import type { BuildingLevels } from '#rules/buildings/buildings.ts'
import type { Random } from '#rules/core/random.ts'
import type { EnergyState } from '#rules/energy/energy.ts'
import type { SharpeningType } from '#rules/forge/sharpening.ts'
import type { Gear } from '#rules/gear/gear.ts'
import type { InfiniteQuestState } from '#rules/quests/quest-progress.ts'
import type { InfiniteQuestKind } from '#rules/quests/quests.ts'
import type { TutorialState } from '#rules/quests/tutorial.ts'
import type { SkillBranch, SkillLevels } from '#rules/skills/skills.ts'
import type { TaxHours } from '#rules/taxes/taxes.ts'
import type { Archetype, Arm, Guard } from './archetypes.ts'
import type { ArmyCache } from './army-cache.ts'
import type { Outside } from './between/outside.ts'
import type { CastleRecord } from './record.ts'

/** A specimen in a simulated storage. */
export type CastleGear = Gear & {
  id: number
  /** Enhance points put into it. */
  points: number
  fromMarket: boolean
  /** It has been worn before, so that the quest counts it once. */
  tried: boolean
  /** Counted failures by sharpening type. */
  failures: Record<SharpeningType, number>
}

/** A simulated castle: the state that the server keeps in tables, and records of its life. */
export type Castle = {
  id: number
  /** Seed of everything drawn for this castle; fights append their number. */
  seed: string
  archetype: Archetype
  guard: Guard
  arm: Arm
  random: Random
  foundedAt: number
  level: number
  /** Hundredths. */
  experience: number
  gold: number
  diamonds: number
  glory: number
  /** Glory saved for the next skill branch. */
  gloryFund: number
  army: Army
  energy: EnergyState
  subscription: boolean
  winner: boolean
  gear: CastleGear[]
  /** Number of specimens made for this castle so far: the next id. */
  gearMade: number
  /** Missions fought so far: the next fight's number. */
  fights: number
  /** Available units by resource id. */
  resources: Record<number, number>
  /** Cups by wine id. */
  wines: Record<number, number>
  enhancePoints: number
  buildings: BuildingLevels
  branches: readonly SkillBranch[]
  skills: SkillLevels
  /** A running collection, or null; `until` in ms. */
  taxes: { hours: TaxHours; until: number } | null
  tutorial: TutorialState
  ladder: { step: number; takenOn: number | null }
  infinite: Record<InfiniteQuestKind, InfiniteQuestState>
  /** Counts since the beginning of the game day. */
  today: {
    startedAt: number
    energySpent: number
    restores: number
    goldAtStart: number
    looted: number
    defencesRewarded: number
    /** Useful actions, and sessions. */
    acts: number
    sessions: number
    dailyQuestsPaid: number
    shopBought: boolean
  }
  /** Lasting health, used by raids only. */
  health: { health: number; healthAt: number }
  restUntil: number
  immuneUntil: number
  /** Raids, wine, crusades and the challenge; `newOutside()` of a new castle. */
  outside: Outside
  /** What has been seen, and missions since the last new thing (news.ts). */
  news: { seen: Set<string>; quietMissions: number }
  /** Cached results of fighting-army.ts. */
  armyCache: ArmyCache
  record: CastleRecord
}
