import type { components } from '../../../../../generated/api-types.ts'

type Schemas = components['schemas']

export type MoneyEntry = Schemas['MoneyEntry']
export type MoneySummary = Schemas['MoneySummary']
export type MoneySource = Schemas['MoneySource']
export type MoneyEntryType = Schemas['MoneyEntryType']
export type Currency = Schemas['Currency']
export type ItemEntry = Schemas['ItemEntry']
export type ItemSummary = Schemas['ItemSummary']
export type ItemSource = Schemas['ItemSource']
export type ItemKind = Schemas['ItemKind']
export type ItemAction = Schemas['ItemAction']

/** What is let through; a field that is left out lets everything. */
export type MoneyFilter = {
  currency?: Currency | undefined
  type?: MoneyEntryType | undefined
  source?: MoneySource | undefined
}
export type ItemFilter = {
  kind?: ItemKind | undefined
  action?: ItemAction | undefined
  source?: ItemSource | undefined
}
