import type {
  Currency,
  ItemAction,
  ItemKind,
  ItemSource,
  MoneyEntryType,
  MoneySource,
} from '../../../../../generated/types.ts'

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
