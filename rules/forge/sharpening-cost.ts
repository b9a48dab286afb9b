/**
 * Cost of one try (docs/game.md §9). In a separate file, because the castle page needs nothing else of sharpening.
 */
export const SHARPENING_COST = { gold: 0, diamonds: 1 } as const
