import type { EnemyCharacter } from '#rules/missions/enemy-character.ts'
import type { Difficulty } from '#rules/missions/missions.ts'
import type { OpponentDifficulty } from '#rules/raids/search.ts'
import type { Archetype, Arm, Guard } from './archetypes.ts'

export const CURRENCIES = ['gold', 'diamonds', 'glory'] as const

export type Currency = (typeof CURRENCIES)[number]

/** Where money comes from and goes to. `purchase` is what a payer buys; it counts for no target. */
export type Flow =
  | 'start'
  | 'mission'
  | 'patrol'
  | 'crusade'
  | 'raid'
  | 'looted'
  | 'levelUp'
  | 'tutorial'
  | 'dailyQuest'
  | 'infiniteQuest'
  | 'dailyReward'
  | 'taxes'
  | 'challenge'
  | 'sale'
  | 'marketSale'
  | 'marketPurchase'
  | 'marketFee'
  | 'purchase'
  | 'goldShop'
  | 'army'
  | 'building'
  | 'shop'
  | 'wine'
  | 'repair'
  | 'sharpening'
  | 'craft'
  | 'energy'
  | 'branch'
  | 'skill'
  | 'guild'

/** Won of fought. */
export type Tally = { fought: number; won: number }

/** What some energy brought: gold, and experience in hundredths. */
export type Gain = { energy: number; gold: number; experience: number }

/** Everything written down of one castle; days count from its founding. */
export type CastleRecord = {
  id: number
  archetype: Archetype
  guard: Guard
  arm: Arm
  /** Level at the end of each day. */
  levels: number[]
  /** Hundredths of a day at which each level was reached: index 0 is level 1. */
  levelReachedAt: number[]
  /** Gold at the end of each day. */
  gold: number[]
  /** Signed sums by currency and flow, one per ten days. */
  flows: Record<Currency, Partial<Record<Flow, number[]>>>
  /** Day on which the first, second … branch was opened. */
  branchDays: number[]
  /** Day and level of the first gear with five stars, and of the first sharpened to five. */
  fiveStars: { day: number; level: number } | null
  sharpenedToFive: { day: number; level: number } | null
  /** The highest sharpening at the end. */
  sharpeningMax: number
  /** Tries and successes by the level tried. */
  sharpenings: Record<number, Tally>
  /** One probe a day and difficulty against an enemy of the own level, by ten levels: 0 is levels 1 to 9. */
  probes: Record<Difficulty, Tally[]>
  /** Probes of the climb (probe.ts), by level: 2 is level 2. */
  climb: Record<Difficulty, Tally[]>
  /** Those against medium enemies from level 25 on, by which builds are compared. */
  buildProbes: Tally
  /** Daily probes at medium from the second region on, by the enemy's character. */
  characterProbes: Record<EnemyCharacter, Tally>
  /** The largest difference in the shown chance between two neighbouring missions, by level, on the first levels. */
  neighbourSteps: number[]
  /** The most missions in a row that brought nothing new, and the level then. */
  quietMissions: { longest: number; level: number }
  /** Missions really fought, and energy spent on them. */
  missions: Record<Difficulty, Tally & { energy: number }>
  /** Raids on castles that a search found, and training. */
  raids: Record<OpponentDifficulty, Tally>
  /** Raids on who had beaten the castle. */
  revenges: Tally
  spyings: number
  defences: Tally
  /** Crusades by the size of the group: as many armies as the boss asks for, or more. */
  crusades: { asked: Tally; larger: Tally }
  /** From the level of the first crusade on: what crusades and missions brought for their energy. */
  gains: { crusades: Gain; missions: Gain }
  /** Day on which the castle became a member of a guild; null: of none yet. */
  guildDay: number | null
  /** Days on which no useful action could be afforded for 24 hours. */
  stuckDays: number[]
}

function characterTallies(): Record<EnemyCharacter, Tally> {
  const tally = (): Tally => ({ fought: 0, won: 0 })
  return {
    ARMORED: tally(),
    NIMBLE: tally(),
    LUCKY: tally(),
    RANGED: tally(),
    MANY: tally(),
    FIERCE: tally(),
  }
}

/** A castle about which nothing is written yet, but that it is at level 1. */
export function newRecord(who: Pick<CastleRecord, 'id' | 'archetype' | 'guard' | 'arm'>): CastleRecord {
  const tally = (): Tally => ({ fought: 0, won: 0 })
  const missions = (): Tally & { energy: number } => ({ ...tally(), energy: 0 })
  const gain = (): Gain => ({ energy: 0, gold: 0, experience: 0 })
  return {
    ...who,
    levels: [],
    levelReachedAt: [0],
    gold: [],
    flows: { gold: {}, diamonds: {}, glory: {} },
    branchDays: [],
    fiveStars: null,
    sharpenedToFive: null,
    sharpeningMax: 0,
    sharpenings: {},
    probes: { EASY: [], MEDIUM: [], HARD: [] },
    climb: { EASY: [], MEDIUM: [], HARD: [] },
    buildProbes: tally(),
    characterProbes: characterTallies(),
    neighbourSteps: [],
    quietMissions: { longest: 0, level: 1 },
    missions: { EASY: missions(), MEDIUM: missions(), HARD: missions() },
    raids: { LOW: tally(), MEDIUM: tally(), HIGH: tally(), TRAINING: tally() },
    revenges: tally(),
    spyings: 0,
    defences: tally(),
    crusades: { asked: tally(), larger: tally() },
    gains: { crusades: gain(), missions: gain() },
    guildDay: null,
    stuckDays: [],
  }
}
