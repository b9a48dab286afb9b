import type { EnhanceData, Gear } from '#generated/types.ts'
import { isRecyclable } from './forge-reasons.ts'

/** The contract's limit per call. */
const RECYCLED_AT_ONCE_MAX = 100
/** Quality below this value is low (docs/game.md §9). */
const LOW_QUALITY_PERCENT = 30

/** A piece that can be recycled, with the enhance points that it brings. */
export type RecycleLot = { id: number; piece: Gear; points: number; isDoubled: boolean }

/** What of the gear can be recycled. */
export function recycleLots(gear: readonly Gear[], { pieces }: Pick<EnhanceData, 'pieces'>): RecycleLot[] {
  const offers = new Map(pieces.map((piece) => [piece.gearEntityId, piece]))
  return gear.flatMap((piece): RecycleLot[] => {
    const { id } = piece
    const offer = id === null ? undefined : offers.get(id)
    if (id === null || !offer || !isRecyclable(piece)) return []
    return [{ id, piece, points: offer.recyclePoints, isDoubled: offer.isDoubled }]
  })
}

/** The marked lots, as many as one call takes. Marked gear may be gone by now. */
export function chosenLots(lots: readonly RecycleLot[], marked: ReadonlySet<number>): RecycleLot[] {
  return lots.filter(({ id }) => marked.has(id)).slice(0, RECYCLED_AT_ONCE_MAX)
}

/** Lots of low quality without stars. */
export function plainLots(lots: readonly RecycleLot[]): RecycleLot[] {
  return lots.filter(({ piece }) => piece.quality < LOW_QUALITY_PERCENT && piece.enhanceLevel === 0)
}

/** The ids of the first lots, as many as one call takes. */
export function idsAtOnce(lots: readonly RecycleLot[]): number[] {
  return lots.slice(0, RECYCLED_AT_ONCE_MAX).map(({ id }) => id)
}
