import type { FigureGroup } from './host-layout.ts'

export type FightSide = 'ATTACKER' | 'DEFENDER'
export type StrikeKind = 'VOLLEY' | 'CHARGE' | 'STRIKE' | 'HEAL'

export type Strike = {
  side: FightSide
  kind: StrikeKind
  hit: boolean
  critical: boolean
  /** Health taken from the other side, or for HEAL given to one's own. */
  damage: number
}

/** One moment of a replay: what is shown between two steps of the fight. */
export type Moment = {
  attackerHealthShare: number
  defenderHealthShare: number
  strikes: readonly Strike[]
  /** Grows with every step; a new number starts the movements anew. */
  phaseIndex: number
}

/** A lord's host, under the arms of its house. */
export type LordlyHost = {
  armsId: number | string
  army: Partial<Record<FigureGroup, number>>
  /** Share (0..1) of the host that lies on the field at this moment. */
  fallenShare: number
}

export const WILD_KINDS = ['rats', 'geese', 'boars', 'wolves', 'bears', 'bandits'] as const
export type WildKind = (typeof WILD_KINDS)[number]

/** Those one meets on a mission: they have no arms. The cavalry of beasts is their leaders. */
export type WildHost = {
  npc: WildKind
  army: Partial<Record<FigureGroup, number>>
  fallenShare: number
}

export type Host = LordlyHost | WildHost
