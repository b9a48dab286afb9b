/** One try (docs/game.md §9). Apart from the rules of trying: the castle's page asks for nothing else of them. */
export const SHARPENING_COST = { gold: 0, diamonds: 1 } as const
