import { isDeepStrictEqual } from 'node:util'
import { sql } from '#server/platform/sql.ts'

/** Expected state of a gear item. The lots know whether it is on the market. */
export type ExpectedGear = {
  readonly gearId: number
  readonly quality: number
  /** The player's id, null if the gear no longer exists. */
  ownerId: number | null
  enhancePoints: number
  isLocked: boolean
  equippedSlot: number | null
  /** The name given by its owner, null for the model's name. */
  ownName: string | null
  isCrafted: boolean
  fromMarket: boolean
}

/** All gear in the model, by id. */
export type GearById = Map<number, ExpectedGear>

type StoredGear = ExpectedGear & {
  readonly id: number
  readonly isInMarket: boolean
}

function readGear(ownerIds: readonly number[]): Promise<StoredGear[]> {
  return sql<StoredGear>`
    SELECT id, gear_id, quality, player_id AS owner_id, enhance_points, is_locked, equipped_slot, own_name,
      craft IS NOT NULL AS is_crafted, from_market, is_in_market
    FROM gear WHERE player_id = ANY(${ownerIds}::bigint[])`
}

/** The gear of these players at the start. */
export async function firstGear(ownerIds: readonly number[]): Promise<GearById> {
  return new Map((await readGear(ownerIds)).map(({ id, isInMarket, ...item }) => [id, item]))
}

/** Adds gear that a player sees for the first time, as new gear. */
export function meet(
  gear: GearById,
  ownerId: number,
  { id, gearId, quality }: { readonly id: number | null; readonly gearId: number; readonly quality: number },
): void {
  if (id === null || gear.has(id)) return
  gear.set(id, {
    gearId,
    quality,
    ownerId,
    enhancePoints: 0,
    isLocked: false,
    equippedSlot: null,
    ownName: null,
    isCrafted: false,
    fromMarket: false,
  })
}

/** The gear, which must belong to this player. Otherwise the server has allowed access to another player's gear. */
export function ownGear(gear: GearById, ownerId: number, id: number): ExpectedGear {
  const item = gear.get(id)
  if (item?.ownerId !== ownerId) {
    throw new Error(`Player ${ownerId} was let at item ${id} of ${item?.ownerId ?? 'nobody'}`)
  }
  return item
}

/** Differences between the expected and the stored gear. `offered` are ids of gear on the market. */
export async function gearFaults(
  gear: GearById,
  ownerIds: readonly number[],
  offered: ReadonlySet<number>,
): Promise<string[]> {
  const stored = new Map((await readGear(ownerIds)).map((item) => [item.id, item]))
  const met = [...gear].flatMap(([id, item]) => {
    const expected = item.ownerId === null ? undefined : { id, ...item, isInMarket: offered.has(id) }
    const found = stored.get(id)
    return isDeepStrictEqual({ ...found }, { ...expected })
      ? []
      : [`Item ${id} is ${JSON.stringify(found)} and ought to be ${JSON.stringify(expected)}`]
  })
  const unmet = [...stored.values()].filter(({ id }) => !gear.has(id))
  const worked = unmet.filter(
    ({ enhancePoints, equippedSlot, isLocked, isInMarket }) =>
      enhancePoints > 0 || equippedSlot !== null || isLocked || isInMarket,
  )
  return [...met, ...worked.map(({ id }) => `Item ${id} was worked on by nobody`)]
}
