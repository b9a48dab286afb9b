/** Titles from the lowest to the highest (docs/game.md §3). */
export const TITLES = ['KNIGHT', 'BARON', 'EARL', 'DUKE'] as const

export type Title = (typeof TITLES)[number]

/** The level at which a title begins; BARON and EARL as in docs/game.md §9. */
export const TITLE_LEVELS = { KNIGHT: 1, BARON: 16, EARL: 26, DUKE: 36 } satisfies Record<Title, number>

export function titleForLevel(level: number): Title {
  return TITLES.findLast((title) => level >= TITLE_LEVELS[title]) ?? 'KNIGHT'
}
