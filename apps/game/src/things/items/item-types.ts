import type { components } from '../../../../../generated/api-types.ts'

type Schemas = components['schemas']

export type Gear = Schemas['Gear']
export type GearCharacteristics = Schemas['GearCharacteristics']
export type GearArmy = Schemas['GearArmy']
export type ResourceStack = Schemas['ResourceStack']
export type ConsumableStack = Schemas['ConsumableStack']
export type StorageSlots = Schemas['StorageSlots']
export type InventoryData = Schemas['InventoryData']
export type LastingHealth = Schemas['LastingHealth']

/** A thing of the storage that is looked at. */
export type ItemKey = { type: 'gear' | 'resource' | 'consumable'; id: number }

/** What names a thing anywhere in the game (docs/game.md §3). */
export type ItemReference = ItemKey & {
  amount?: number | undefined
  /** The piece itself; without it the model at a quality. */
  entityId?: number | null
  quality?: number | null
}
