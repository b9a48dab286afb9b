import type {
  Currency,
  ItemAction,
  ItemKind,
  ItemSource,
  MoneyEntryType,
  MoneySource,
} from '#generated/types.ts'

/** Conditions on entries. A field left out matches all. */
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
