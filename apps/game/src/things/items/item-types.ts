/** A thing of the storage that is looked at. */
export type ItemKey = { type: 'gear' | 'resource' | 'consumable'; id: number }

/** What names a thing anywhere in the game (docs/game.md §3). */
export type ItemReference = ItemKey & {
  amount?: number | undefined
  /** The piece itself; without it the model at a quality. */
  entityId?: number | null
  quality?: number | null
}
