import { MONEY_SOURCE_WORDS } from '#catalogue/history/money-words.ts'
import { CURRENCY_WORDS } from '#rules/core/currencies.ts'
import type { ItemFilter, MoneyFilter } from './history-types.ts'
import { ACTION_WORDS, ITEM_SOURCE_WORDS, KIND_WORDS, TYPE_WORDS } from './source-words.ts'

export type HistoryTab = 'money' | 'items'

function isKeyOf<Words extends object>(words: Words, value: string | null): value is string & keyof Words {
  return value !== null && Object.hasOwn(words, value)
}

/** The tab that the address names. */
export function tabOf(params: URLSearchParams): HistoryTab {
  return params.get('tab') === 'items' ? 'items' : 'money'
}

/** Parses the filter from the address. Ignores invalid values. */
export function moneyFilterOf(params: URLSearchParams): MoneyFilter {
  const [currency, type, source] = [params.get('currency'), params.get('type'), params.get('source')]
  return {
    ...(isKeyOf(CURRENCY_WORDS, currency) && { currency }),
    ...(isKeyOf(TYPE_WORDS, type) && { type }),
    ...(isKeyOf(MONEY_SOURCE_WORDS, source) && { source }),
  }
}

export function itemFilterOf(params: URLSearchParams): ItemFilter {
  const [kind, action, source] = [params.get('kind'), params.get('action'), params.get('source')]
  return {
    ...(isKeyOf(KIND_WORDS, kind) && { kind }),
    ...(isKeyOf(ACTION_WORDS, action) && { action }),
    ...(isKeyOf(ITEM_SOURCE_WORDS, source) && { source }),
  }
}

/** The address of a tab with a filter. */
export function paramsOf(tab: HistoryTab, filter: MoneyFilter | ItemFilter): URLSearchParams {
  const params = new URLSearchParams(tab === 'items' ? { tab } : {})
  for (const [field, value] of Object.entries(filter)) if (value) params.set(field, value)
  return params
}
