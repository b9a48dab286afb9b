import type { Gear } from '#generated/types.ts'
import { type Army, armyOf } from '#rules/army/army.ts'
import { bestGear, bonusInSlot, type OwnedGear } from '#rules/gear/best-gear.ts'
import { characteristicsOf, type GearBonus, subtractBonus, sumBonus } from '#rules/gear/stats.ts'
import { asRulesGear } from '../../shared/gear/rules-gear.ts'

/** A slot that would get a better item. */
export type BestChange = { slot: number; gear: Gear; replaced: Gear | null }

/** What would change, and what the army would gain by it now. */
export type BestSet = { changes: BestChange[]; gain: GearBonus }

function ownedGear(gear: readonly Gear[]): OwnedGear[] {
  return gear.flatMap((item) => {
    const { id, characteristicsBase, characteristicsAdditional, armyBase, armyAdditional } = item
    if (id === null) return []
    return [
      {
        id,
        gear: asRulesGear(item),
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
  const owned = ownedGear(gear)
  const found = bestGear(owned, { level, army })
  const byId = (id: number | undefined): Gear | undefined => gear.find((item) => item.id === id)
  const worn = owned.filter(({ gear: item }) => item.equippedSlot !== null)
  const moved = new Set(found.flatMap(({ gear: item, replaced }) => [item.id, replaced?.id]))
  const given = (item: OwnedGear, slot: number | null) => bonusInSlot(item, slot ?? 0, army)
  const before = worn.filter(({ id }) => moved.has(id)).map((item) => given(item, item.gear.equippedSlot))
  const after = found.map(({ slot, gear: item }) => given(item, slot))
  return {
    changes: found.flatMap(({ slot, gear: item, replaced }) => {
      const next = byId(item.id)
      return next ? [{ slot, gear: next, replaced: byId(replaced?.id) ?? null }] : []
    }),
    gain: subtractBonus(sumBonus(after), sumBonus(before)),
  }
}
