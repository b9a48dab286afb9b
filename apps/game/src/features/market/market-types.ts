import type { components } from '../../../../../generated/api-types.ts'
import type { ListMarketLotsParams } from '../../../../../generated/hooks/model.schemas.ts'

type Schemas = components['schemas']

export type MarketKey = Schemas['MarketKey']
export type MarketLot = Schemas['MarketLot']
export type MarketCurrency = Schemas['MarketCurrency']
export type MarketTerms = Schemas['MarketTerms']
export type MarketSort = Schemas['MarketSort']
export type NewLot = Schemas['CreateMarketLotRequest']

/** What a list is asked for, but for its pages. */
export type MarketFilter = Omit<ListMarketLotsParams, 'limit' | 'cursor'>
