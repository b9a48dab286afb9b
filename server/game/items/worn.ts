import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { gearById } from '#catalogue/gear/gear.ts'
import { enhanceLevelForPoints } from '#rules/forge/enhance.ts'
import type { Gear, GearModel } from '#rules/gear/gear.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { sharedLoad } from '../live/channels.ts'
import type { GearRow } from './gear-row.ts'
import { readGear, readWornGear, readWornGearOf } from './gear-row.ts'
import { storedCraft } from './stored-craft.ts'

const WORN = bulkhead('worn gear')

/** A model of the catalogue, the blank included. */
export function gearModel(gearId: number): GearModel | undefined {
  return gearId === BLANK_GEAR.id ? BLANK_GEAR : gearById(gearId)
}

/** The rules' piece of a stored row; undefined if the catalogue no longer has the model. Throws if its craft is spoiled. */
export function gearOfRow(row: GearRow): Gear | undefined {
  const model = gearModel(row.gearId)
  if (!model) return undefined
  const { characteristicsName, armorOrDodgeName } = row
  return {
    model,
    quality: row.quality,
    enhanceLevel: enhanceLevelForPoints(row.enhancePoints),
    grind: {
      characteristics:
        characteristicsName && row.characteristicsLevel > 0
          ? { name: characteristicsName, level: row.characteristicsLevel }
          : null,
      armorOrDodge:
        armorOrDodgeName && row.armorOrDodgeLevel > 0
          ? { name: armorOrDodgeName, level: row.armorOrDodgeLevel }
          : null,
      limitsLevel: row.limitsLevel,
    },
    craft: row.craft && storedCraft(row.craft),
    equippedSlot: row.equippedSlot,
    isInMarket: row.isInMarket,
  }
}

/** Without pieces of models that the catalogue no longer has, and spoiled ones: they count as not worn. */
function known(rows: readonly GearRow[]): Gear[] {
  return viewRows(rows, gearOfRow, WORN).flatMap((gear) => gear ?? [])
}

/** A player's worn gear for the rules: one indexed statement of at most 24 rows. */
export async function readWorn(playerId: number): Promise<Gear[]> {
  return known(await readWornGear(playerId))
}

/** The worn gear of several players, by player, in one statement. Who wears nothing is missing. */
export async function readWornOf(playerIds: readonly number[]): Promise<ReadonlyMap<number, Gear[]>> {
  const worn = new Map<number, Gear[]>()
  for (const row of await readWornGearOf(playerIds)) {
    const pieces = worn.get(row.playerId) ?? []
    worn.set(row.playerId, [...pieces, ...known([row])])
  }
  return worn
}

/** `readWorn` for live channels, loaded once per context. */
export const readWornShared = sharedLoad(readWorn)

/** All gear of a player, newest first, loaded once per context. */
export const readGearShared = sharedLoad((playerId) => readGear(playerId))
