import type { Building } from './stages.ts'

/** A place over the picture, in % of its width and height. */
export type Place = {
  left: number
  top: number
}

/** Where HTML is placed over a building: its level, its bubble, and the rectangle of its link. */
export type Mark = {
  level: Place
  bubble: Place
  target: Place & { width: number; height: number }
}

function place(x: number, y: number): Place {
  return { left: x / 8, top: y / 6.8 }
}

function mark(
  level: readonly [number, number],
  bubble: readonly [number, number],
  [x, y, width, height]: readonly [number, number, number, number],
): Mark {
  return {
    level: place(...level),
    bubble: place(...bubble),
    target: { ...place(x, y), width: width / 8, height: height / 6.8 },
  }
}

/**
 * In units of the 800 × 680 picture before the division. A phone crops 7 % on each side, so every centre stays
 * within x 135 to 665. Levels are at least 75 units apart, which is 44 px where the picture is 471 px wide.
 */
export const castleMarks: Record<Building, Mark> = {
  keep: mark([436, 312], [484, 244], [340, 236, 130, 170]),
  forge: mark([222, 500], [204, 386], [200, 400, 84, 92]),
  servantsHouse: mark([326, 474], [312, 372], [284, 392, 76, 84]),
  storage: mark([566, 486], [516, 372], [456, 388, 120, 96]),
  walls: mark([474, 540], [474, 470], [420, 488, 150, 60]),
  moats: mark([180, 563], [300, 560], [180, 548, 190, 46]),
  stakes: mark([644, 552], [600, 560], [560, 540, 105, 60]),
  catapult: mark([140, 640], [168, 566], [135, 586, 88, 76]),
  projectiles: mark([262, 620], [268, 604], [234, 612, 72, 50]),
  stable: mark([606, 632], [580, 580], [530, 592, 135, 72]),
}
