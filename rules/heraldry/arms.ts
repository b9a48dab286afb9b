export type Metal = 'or' | 'argent'
export type Colour = 'gules' | 'azure' | 'vert' | 'sable' | 'purpure'
export type Tincture = Metal | Colour

export const METALS = ['or', 'argent'] as const satisfies readonly Metal[]
export const COLOURS = ['gules', 'azure', 'vert', 'sable', 'purpure'] as const satisfies readonly Colour[]

/** Divisions into two parts. The charge changes its tincture where it crosses them. */
export const HALVES = ['PALE', 'FESS', 'BEND', 'SINISTER', 'QUARTERLY', 'CHEVRON', 'GYRONNY'] as const
/** Divisions into many parts. Only an ordinary gives a charge ground to stand on. */
export const VARIED = ['BARRY', 'PALY', 'BENDY', 'CHEQUY', 'LOZENGY', 'SALTIRE'] as const
/** Ordinaries on a field of many parts. */
export const OVER_VARIED = ['FESS', 'PALE', 'CHIEF', 'ESCUTCHEON'] as const
/** Ordinaries on a plain field. */
export const ORDINARIES = [
  'FESS',
  'PALE',
  'BEND',
  'CHEVRON',
  'CHIEF',
  'CROSS',
  'SALTIRE',
  'PILE',
  'BORDURE',
] as const

export type Division = 'PLAIN' | (typeof HALVES)[number] | (typeof VARIED)[number]
export type Ordinary = (typeof ORDINARIES)[number] | 'ESCUTCHEON'

// biome-ignore format: a short list instead of forty lines
export const CHARGES = [
  'lion', 'eagle-emblem', 'griffin-symbol', 'wyvern', 'stag-head', 'bear-head', 'wolf-head', 'raven', 'swan', 'rooster',
  'owl', 'horse-head', 'unicorn', 'fleur-de-lys', 'rose', 'oak-leaf', 'acorn', 'wheat', 'crown', 'tower', 'key',
  'crossed-swords', 'crossed-axes', 'anchor', 'trident', 'bee', 'sun', 'star', 'crescent', 'horseshoe', 'lyre',
  'holy-grail', 'scallop', 'dragon-head',
] as const
export type Charge = (typeof CHARGES)[number]

/** A coat of arms: what somebody chooses, or what follows from an id. */
export type Arms = {
  readonly field: Tincture
  readonly other: Tincture
  /** Of the ordinary on a field of many parts. */
  readonly third: Tincture | null
  readonly division: Division
  readonly ordinary: Ordinary | null
  readonly charge: Charge
  readonly chargeCount: 1 | 3
}

/** Gold and silver are metals. Metal is never placed on metal, nor colour on colour. */
export function isMetal(tincture: Tincture): tincture is Metal {
  return tincture === 'or' || tincture === 'argent'
}

/** Whether the list has the word. It narrows the type of a word from outside. */
export function isOneOf<T extends string>(list: readonly T[], word: string | null): word is T {
  return list.some((known) => known === word)
}
