import type { components } from '../../../../../generated/api-types.ts'

type Schemas = components['schemas']

export type Price = Schemas['Price']
export type ShopGearData = Schemas['ShopGearData']
export type ShopOffer = Schemas['ShopOffer']
export type ShopConsumableData = Schemas['ShopConsumableData']
export type ShopConsumable = Schemas['ShopConsumable']
export type ShopGoldData = Schemas['ShopGoldData']
export type GoldPack = Schemas['GoldPack']

/** What a buyer brings along. */
export type Buyer = { level: number; gold: number; diamonds: number }
