import type { Division, Ordinary } from '#rules/heraldry/arms.ts'

/** A charge's centre and size on the 100 × 120 shield. */
export type Spot = readonly [x: number, y: number, size: number]

/** The outline of the shield in its 100 × 120 box. */
export const SHIELD = 'M6 5Q50 9 94 5V56Q94 96 50 115Q6 96 6 56Z'

const chequy = Array.from({ length: 48 }, (_, i) => [i % 6, Math.floor(i / 6)] as const)
  .filter(([x, y]) => (x + y) % 2 === 1)
  .map(([x, y]) => `M${2 + x * 16} ${4 + y * 16}h16v16h-16Z`)
  .join('')

const lozengy = Array.from({ length: 35 }, (_, i) => [i % 5, Math.floor(i / 5) - 1] as const)
  .map(([x, y]) => `M${10 + x * 20} ${y * 26}l10 13-10 13-10-13Z`)
  .join('')

/** The part of a divided field that has the second tincture. */
export const DIVISIONS: Record<Division, string> = {
  PLAIN: '',
  PALE: 'M50 0H100V120H50Z',
  FESS: 'M0 54H100V120H0Z',
  BEND: 'M0 0L100 108V0Z',
  SINISTER: 'M100 0L0 108V0Z',
  QUARTERLY: 'M50 0H100V54H50ZM0 54H50V120H0Z',
  CHEVRON: 'M0 120V104L50 52 100 104V120Z',
  GYRONNY: 'M50 54L0 -4H50ZM50 54L100 -4V54ZM50 54L100 112H50ZM50 54L0 112V54Z',
  SALTIRE: 'M0 -4L50 54 0 112ZM100 -4L50 54 100 112Z',
  BARRY: 'M0 20H100V37H0ZM0 54H100V71H0ZM0 88H100V105H0Z',
  PALY: 'M20.7 0H35.3V120H20.7ZM50 0H64.7V120H50ZM79.3 0H100V120H79.3Z',
  BENDY:
    'M0 -66L100 42V60L0 -48ZM0 -30L100 78V96L0 -12ZM0 6L100 114V132L0 24ZM0 42L100 150V168L0 60ZM0 78L100 186V204L0 96Z',
  CHEQUY: chequy,
  LOZENGY: lozengy,
}

/** Ordinaries as filled shapes. The bordure has none: it is a stroke along the shield. */
export const ORDINARIES: Record<Ordinary, string> = {
  FESS: 'M0 40H100V70H0Z',
  PALE: 'M35 0H65V120H35Z',
  BEND: 'M-6 10L14 -10L108 92L88 112Z',
  CHEVRON: 'M50 34L104 88V116L50 62L-4 116V88Z',
  CHIEF: 'M0 0H100V34H0Z',
  CROSS: 'M40 0H60V44H100V64H60V120H40V64H0V44H40Z',
  SALTIRE: 'M-4 8L10 -6L50 38L90 -6L104 8L63 54L104 100L90 114L50 69L10 114L-4 100L37 54Z',
  PILE: 'M12 0H88L50 96Z',
  ESCUTCHEON: 'M30 32Q50 34 70 32V58Q70 78 50 88Q30 78 30 58Z',
  BORDURE: '',
}

/** Places of charges on the ordinary itself. */
export const ON_ORDINARY: Record<Ordinary, readonly Spot[]> = {
  FESS: [
    [24, 55, 23],
    [50, 55, 23],
    [76, 55, 23],
  ],
  PALE: [
    [50, 26, 24],
    [50, 56, 24],
    [50, 86, 24],
  ],
  CHIEF: [
    [24, 19, 22],
    [50, 20, 22],
    [76, 19, 22],
  ],
  PILE: [[50, 32, 38]],
  ESCUTCHEON: [[50, 57, 32]],
  BEND: [],
  CHEVRON: [],
  CROSS: [],
  SALTIRE: [],
  BORDURE: [],
}

/** Places of charges on the field around the ordinary. */
export const AROUND_ORDINARY: Record<Ordinary, readonly Spot[]> = {
  BEND: [
    [74, 29, 30],
    [27, 74, 30],
  ],
  CHEVRON: [
    [26, 34, 28],
    [74, 34, 28],
    [50, 88, 24],
  ],
  CHIEF: [[50, 70, 48]],
  CROSS: [
    [24, 27, 24],
    [76, 27, 24],
    [26, 80, 22],
    [74, 80, 22],
  ],
  SALTIRE: [
    [50, 23, 24],
    [50, 88, 24],
    [19, 54, 22],
    [81, 54, 22],
  ],
  BORDURE: [[50, 54, 50]],
  FESS: [],
  PALE: [],
  PILE: [],
  ESCUTCHEON: [],
}
