import type { Gear } from '#generated/types.ts'
import { type Army, armyOf } from '#rules/army/army.ts'
import { bestGear, bonusInSlot, type OwnedPiece } from '#rules/gear/best-gear.ts'
import { characteristicsOf, type GearBonus, subtractBonus, sumBonus } from '#rules/gear/stats.ts'
import { asRulesGear } from '../../things/gear/rules-gear.ts'

/** A slot that would get a better piece. */
export type BestChange = { slot: number; gear: Gear; replaced: Gear | null }

/** What would change, and what the army would gain by it now. */
export type BestSet = { changes: BestChange[]; gain: GearBonus }

function ownedPieces(gear: readonly Gear[]): OwnedPiece[] {
  return gear.flatMap((piece) => {
    const { id, characteristicsBase, characteristicsAdditional, armyBase, armyAdditional } = piece
    if (id === null) return []
    return [
      {
        id,
        gear: asRulesGear(piece),
        bonus: {
          characteristics: characteristicsOf(
            (name) => (characteristicsBase[name] ?? 0) + (characteristicsAdditional[name] ?? 0),
          ),
          army: armyOf((group) => (armyBase[group] ?? 0) + (armyAdditional[group] ?? 0)),
        },
      },
    ]
  })
}

/** The best gear that the player owns, where it differs from what is worn. */
export function bestSet(gear: readonly Gear[], level: number, army: Readonly<Army>): BestSet {
  const owned = ownedPieces(gear)
  const found = bestGear(owned, { level, army })
  const byId = (id: number | undefined): Gear | undefined => gear.find((piece) => piece.id === id)
  const worn = owned.filter(({ gear: piece }) => piece.equippedSlot !== null)
  const moved = new Set(found.flatMap(({ piece, replaced }) => [piece.id, replaced?.id]))
  const given = (piece: OwnedPiece, slot: number | null) => bonusInSlot(piece, slot ?? 0, army)
  const before = worn.filter(({ id }) => moved.has(id)).map((piece) => given(piece, piece.gear.equippedSlot))
  const after = found.map(({ slot, piece }) => given(piece, slot))
  return {
    changes: found.flatMap(({ slot, piece, replaced }) => {
      const next = byId(piece.id)
      return next ? [{ slot, gear: next, replaced: byId(replaced?.id) ?? null }] : []
    }),
    gain: subtractBonus(sumBonus(after), sumBonus(before)),
  }
}
