import { gearById } from '#catalogue/gear/gear.ts'
import { enhanceLevelForPoints } from '#rules/forge/enhance.ts'
import { bonusPoints } from '#rules/gear/best-gear.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { fullBonus } from '#rules/gear/stats.ts'
import type { NeighbourGear } from '#rules/player/neighbour-castle.ts'
import { receiveGear, removeGear } from '../items/gear.ts'
import { gearOfRow } from '../items/gear-of-row.ts'
import { type GearRow, saveGear } from '../items/gear-row.ts'
import { workGear } from '../items/work-gear.ts'
import type { LockedPlayer } from '../player/lock-order.ts'

/** The rules' item. Undefined if the catalogue no longer has the model. */
function gearOf({ gearId, quality, slot, points = 0, ...work }: NeighbourGear): Gear | undefined {
  const model = gearById(gearId)
  if (!model) return undefined
  return {
    model,
    quality,
    enhanceLevel: enhanceLevelForPoints(points),
    grind: {
      characteristics: work.characteristics ?? null,
      armorOrDodge: work.armorOrDodge ?? null,
      limitsLevel: work.limits ?? 0,
    },
    craft: null,
    equippedSlot: slot,
    isInMarket: false,
  }
}

function worthOf(item: Gear | undefined): number {
  return item ? bonusPoints(fullBonus(item)) : 0
}

/** Puts worn items into a castle, with their stars and sharpenings. */
export async function wearGear(
  player: LockedPlayer,
  gear: readonly NeighbourGear[],
  source: 'START' | 'MISSION',
): Promise<void> {
  if (gear.length === 0) return
  const items = gear.map(({ gearId, quality, slot }) => ({ gearId, quality, equippedSlot: slot }))
  const received = await receiveGear(player, items, source)
  workGear(
    received.map(({ gearEntityId }) => gearEntityId),
    gear,
  )
}

/** Replaces worn items of a locked neighbour by better ones of its path, as if won on missions. The old ones are recycled. */
export async function wearBetterGear(
  player: LockedPlayer,
  worn: readonly GearRow[],
  gear: readonly NeighbourGear[],
): Promise<void> {
  const changes = gear.flatMap((item) => {
    const before = worn.find(({ equippedSlot }) => equippedSlot === item.slot)
    const isBetter = worthOf(gearOf(item)) > worthOf(before && gearOfRow(before))
    return isBetter ? [{ gear: item, before }] : []
  })
  const old = changes.flatMap(({ before }) => before ?? [])
  for (const row of old) saveGear(row, { equippedSlot: null, isLocked: false })
  await removeGear(
    player,
    old.map(({ id }) => id),
    'ENHANCE',
  )
  await wearGear(
    player,
    changes.map(({ gear: item }) => item),
    'MISSION',
  )
}
