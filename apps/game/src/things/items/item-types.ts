/** An item of the storage. */
export type ItemKey = { type: 'gear' | 'resource' | 'consumable'; id: number }

/** Identifies an item anywhere in the game (docs/game.md §3). */
export type ItemReference = ItemKey & {
  amount?: number | undefined
  /** The specimen. Without it, the model at a quality. */
  entityId?: number | null
  quality?: number | null
}
