import {
  type Arms,
  type Charge,
  type Division,
  isMetal,
  type Ordinary,
  type Tincture,
} from '#rules/heraldry/arms.ts'
import { armsCodeOfPlayer, readArms } from '#rules/heraldry/arms-code.ts'
import { AROUND_ORDINARY, ON_ORDINARY, type Spot } from './blazon-layout.ts'

export const TINCTURES: Record<Tincture, string> = {
  or: '#e3b23a',
  argent: '#f3ead2',
  gules: '#ad2320',
  azure: '#22509f',
  vert: '#2c6e3a',
  sable: '#26211f',
  purpure: '#6c2b78',
}

/** One figure on the shield. A counterchanged one has the other tincture on each half of a divided field. */
export type PlacedCharge = {
  name: Charge
  spot: Spot
  tincture: Tincture
  on: Tincture
  counterchanged: boolean
}

export type Blazon = {
  field: Tincture
  other: Tincture
  division: Division
  ordinary: { shape: Ordinary; tincture: Tincture } | null
  charges: readonly PlacedCharge[]
  /** The house's colours as CSS colours: livery of the army, cloth and trim of the banner. */
  house: { colour: string; metal: string; cloth: string; trim: string }
}

const THREE: readonly Spot[] = [
  [29, 35, 34],
  [71, 35, 34],
  [50, 77, 36],
]

/** Places of charges on an ordinary over a field of many parts, where they differ. */
const OVER_MANY: Partial<Record<Ordinary, readonly Spot[]>> = {
  PALE: [
    [50, 30, 25],
    [50, 64, 25],
  ],
  FESS: [[50, 55, 27]],
}

function chargesOf({ field, other, third, division, ordinary, charge, chargeCount }: Arms): PlacedCharge[] {
  const place = (spots: readonly Spot[], tincture: Tincture, on: Tincture, counterchanged = false) =>
    spots.map((spot): PlacedCharge => ({ name: charge, spot, tincture, on, counterchanged }))
  if (ordinary === null) {
    if (division !== 'PLAIN') return place([[50, 55, 64]], other, field, true)
    return chargeCount === 3 ? place(THREE, other, field) : place([[50, 55, 66]], other, field)
  }
  const onIt = ON_ORDINARY[ordinary]
  if (third) return place(OVER_MANY[ordinary] ?? onIt, isMetal(field) ? field : other, third)
  return [...place(onIt, field, other), ...place(AROUND_ORDINARY[ordinary], other, field)]
}

/**
 * The arms of a player or a guild. Pure: the same id always gives the same arms. A number is a player (3 is `p3`), a
 * text is what the contract calls `arms`, or a key of a guild's tag, `gволя`.
 */
export function blazon(id: number | string): Blazon {
  const arms = readArms(typeof id === 'number' ? armsCodeOfPlayer(id) : id)
  const { field, other, third, division, ordinary } = arms
  const [metal, colour] = isMetal(field) ? [field, other] : [other, field]
  return {
    field,
    other,
    division,
    ordinary: ordinary && { shape: ordinary, tincture: third ?? other },
    charges: chargesOf(arms),
    // The banner has the tincture that the shield does not use, or the arms would not stand out.
    house: {
      colour: TINCTURES[colour],
      metal: TINCTURES[metal],
      cloth: TINCTURES[other],
      trim: TINCTURES[field],
    },
  }
}
