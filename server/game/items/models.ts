import type { GearCraft, GrindCharacteristic, GrindTrade } from '#rules/gear/gear.ts'
import {
  bigint,
  boolean,
  givenIdentity,
  identity,
  integer,
  jsonb,
  nullable,
  primaryKey,
  smallint,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'
import type { ConsumableSource, EnhanceAction, GearSource, ResourceSource } from './sources.ts'

/** Gear items. Each has one owner; earlier owners are in `gearEntries`. */
export const gear = defineModel('gear', {
  id: givenIdentity(),
  /** Only `transferGear` changes it. */
  playerId: bigint(),
  /** The model in the catalogue. */
  gearId: integer(),
  quality: smallint(),
  enhancePoints: withDefault(bigint()),
  characteristicsName: nullable(text<GrindCharacteristic>()),
  characteristicsLevel: withDefault(smallint()),
  characteristicsFailures: withDefault(smallint()),
  armorOrDodgeName: nullable(text<GrindTrade>()),
  armorOrDodgeLevel: withDefault(smallint()),
  armorOrDodgeFailures: withDefault(smallint()),
  limitsLevel: withDefault(smallint()),
  limitsFailures: withDefault(smallint()),
  craft: nullable(jsonb<GearCraft>()),
  /** Who made the craft. */
  craftBy: nullable(bigint()),
  ownName: nullable(text()),
  equippedSlot: nullable(smallint()),
  isInMarket: withDefault(boolean()),
  isLocked: withDefault(boolean()),
  fromMarket: withDefault(boolean()),
  viewedAt: nullable(timestamptz()),
  createdAt: timestamptz(),
})

type ItemAction = 'RECEIVED' | 'REMOVED'

/** The history of gear. */
export const gearEntries = defineModel('gear_entry', {
  id: identity(),
  playerId: bigint(),
  gearEntityId: bigint(),
  gearId: integer(),
  quality: smallint(),
  action: text<ItemAction>(),
  source: text<GearSource>(),
  reference: nullable(text()),
  createdAt: timestamptz(),
})

export const resourceStacks = defineModel('resource_stack', {
  playerId: primaryKey(bigint()),
  resourceId: primaryKey(integer()),
  amount: integer(),
  amountInMarket: withDefault(integer()),
})

/** The history of resources: received minus removed is the stack. */
export const resourceEntries = defineModel('resource_entry', {
  id: identity(),
  playerId: bigint(),
  resourceId: integer(),
  action: text<ItemAction>(),
  amount: integer(),
  source: text<ResourceSource>(),
  reference: nullable(text()),
  createdAt: timestamptz(),
})

export const consumableStacks = defineModel('consumable_stack', {
  playerId: primaryKey(bigint()),
  consumableId: primaryKey(integer()),
  amount: integer(),
  amountInMarket: withDefault(integer()),
})

/** The history of consumables, like that of resources. */
export const consumableEntries = defineModel('consumable_entry', {
  id: identity(),
  playerId: bigint(),
  consumableId: integer(),
  action: text<ItemAction>(),
  amount: integer(),
  source: text<ConsumableSource>(),
  reference: nullable(text()),
  createdAt: timestamptz(),
})

/** The ledger of enhance points. */
export const enhanceEntries = defineModel('enhance_entry', {
  id: identity(),
  playerId: bigint(),
  /** Signed. */
  amount: bigint(),
  action: text<EnhanceAction>(),
  gearEntityId: nullable(bigint()),
  createdAt: timestamptz(),
})
