/** The castle behind the defenders of a raid, at one moment. */
export type Siege = {
  /** 1 a palisade, 2 stone, 3 thick stone. */
  walls: 1 | 2 | 3
  moat: 0 | 1 | 2 | 3
  stakes: 0 | 1 | 2 | 3
  /** The attackers strike at a corner tower. */
  isCorner: boolean
  /** Per cent of the garrison there. */
  garrison: number
  siegeTower: boolean
  catapult: boolean
  /** Stones that have hit the wall so far, at most 20. */
  hits: number
  /** Eighths of the castle that are broken by now. */
  broken: number
}

/** The line on which the wall stands, and its top, in picture units. */
export const WALL = { left: 392, right: 640, foot: 208, top: 120 } as const

/** Where each stone hits. The first hits are where a narrow picture shows them. */
export const HIT_PLACES = Array.from({ length: 20 }, (_, index) => ({
  x: 424 + ((index * 47) % 196),
  y: 138 + ((index * 29) % 52),
}))
