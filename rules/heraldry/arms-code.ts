import { type Arms, CHARGES, COLOURS, HALVES, isOneOf, METALS, ORDINARIES, VARIED } from './arms.ts'
import { armsDrawnFrom } from './default-arms.ts'

const TINCTURES = [...METALS, ...COLOURS]
const DIVISIONS = ['PLAIN', ...HALVES, ...VARIED] as const
const ALL_ORDINARIES = [...ORDINARIES, 'ESCUTCHEON'] as const

/** What the arms of a player are drawn from as long as none are chosen. */
export function armsCodeOfPlayer(playerId: number): string {
  return `p${playerId}`
}

/** Chosen arms as one word: `arms.or.gules..PLAIN.FESS.lion.1`. */
export function armsCodeOf({ field, other, third, division, ordinary, charge, chargeCount }: Arms): string {
  return ['arms', field, other, third ?? '', division, ordinary ?? '', charge, chargeCount].join('.')
}

function readChosen(code: string): Arms | undefined {
  const [mark, field = '', other = '', third = '', division = '', ordinary = '', charge = '', count] =
    code.split('.')
  if (mark !== 'arms' || !isOneOf(TINCTURES, field) || !isOneOf(TINCTURES, other)) return undefined
  if (!isOneOf(DIVISIONS, division) || !isOneOf(CHARGES, charge)) return undefined
  return {
    field,
    other,
    third: isOneOf(TINCTURES, third) ? third : null,
    division,
    ordinary: isOneOf(ALL_ORDINARIES, ordinary) ? ordinary : null,
    charge,
    chargeCount: count === '3' ? 3 : 1,
  }
}

/** The arms of a code: the chosen ones, or those that follow from an identifier. */
export function readArms(code: string): Arms {
  return readChosen(code) ?? armsDrawnFrom(code)
}
