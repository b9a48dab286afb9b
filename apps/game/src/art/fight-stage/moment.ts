import type { FigureGroup } from './army-layout.ts'

export type FightSide = 'ATTACKER' | 'DEFENDER'
export type StrikeKind = 'VOLLEY' | 'CHARGE' | 'STRIKE' | 'HEAL' | 'CATAPULT'

export type Strike = {
  side: FightSide
  kind: StrikeKind
  hit: boolean
  critical: boolean
  /** Health taken from the other side, or for HEAL restored to the own one. */
  damage: number
}

/** One moment of a replay, between two steps of the fight. */
export type Moment = {
  attackerHealthShare: number
  defenderHealthShare: number
  strikes: readonly Strike[]
  /** Grows with every step. A new number restarts the animations. */
  phaseIndex: number
}

/** A lord's army with its arms. */
export type LordlyContender = {
  armsId: number | string
  army: Partial<Record<FigureGroup, number>>
  /** Share (0 to 1) of the army that has fallen by this moment. */
  fallenShare: number
}

/** Beasts come without a banner. */
export const BEAST_KINDS = ['rats', 'geese', 'boars', 'wolves', 'bears', 'dragons'] as const
export const BAND_KINDS = [
  'bandits',
  'guards',
  'norsemen',
  'skeletons',
  'dwarfs',
  'sorcerers',
  'swampfolk',
  'giants',
] as const
export const WILD_KINDS = [...BEAST_KINDS, ...BAND_KINDS] as const
export type WildKind = (typeof WILD_KINDS)[number]

/** Enemies of missions. They have no arms. The cavalry of beasts are their leaders. */
export type WildContender = {
  npc: WildKind
  army: Partial<Record<FigureGroup, number>>
  fallenShare: number
}

export type StageContender = LordlyContender | WildContender
