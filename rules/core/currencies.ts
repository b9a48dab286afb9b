import type { PluralForms } from './plurals.ts'
import type { Refusal } from './refusal.ts'

type Description = {
  /** The code of the contract and of stored entries: the key again. */
  readonly currency: string
  /** What a player has of it: a column of `player`, a key of sums and views. */
  readonly purse: string
  readonly name: string
  /** «Недостаточно золота». */
  readonly genitive: string
  /** Amounts in a sentence: «180 золотых и 2 алмаза». */
  readonly forms: PluralForms
  /** The refusal of who has too little. */
  readonly shortage: string
}

/** Everything about currencies but their pictures, in the order in which they are shown. The ledger compares it with the contract. */
export const CURRENCIES = {
  GOLD: {
    currency: 'GOLD',
    purse: 'gold',
    name: 'Золото',
    genitive: 'золота',
    forms: ['золотой', 'золотых', 'золотых'],
    shortage: 'notEnoughGold',
  },
  DIAMONDS: {
    currency: 'DIAMONDS',
    purse: 'diamonds',
    name: 'Алмазы',
    genitive: 'алмазов',
    forms: ['алмаз', 'алмаза', 'алмазов'],
    shortage: 'notEnoughDiamonds',
  },
  GLORY: {
    currency: 'GLORY',
    purse: 'glory',
    name: 'Слава',
    genitive: 'славы',
    forms: ['славы', 'славы', 'славы'],
    shortage: 'notEnoughGlory',
  },
} as const satisfies Readonly<Record<string, Description>>

export type Currency = keyof typeof CURRENCIES
export type CurrencyDescription = (typeof CURRENCIES)[Currency]
export type Purse = CurrencyDescription['purse']

export const ALL_CURRENCIES: readonly CurrencyDescription[] = Object.values(CURRENCIES)
export const CURRENCY_CODES: readonly Currency[] = ALL_CURRENCIES.map(({ currency }) => currency)
export const PURSES: readonly Purse[] = ALL_CURRENCIES.map(({ purse }) => purse)

/** A value for each purse, by its currency. */
export function pursesOf<Value>(valueFor: (currency: CurrencyDescription) => Value): Record<Purse, Value> {
  return {
    gold: valueFor(CURRENCIES.GOLD),
    diamonds: valueFor(CURRENCIES.DIAMONDS),
    glory: valueFor(CURRENCIES.GLORY),
  }
}

export const NO_MONEY: Readonly<Record<Purse, number>> = pursesOf(() => 0)

/** What the game and the console call them. */
export const CURRENCY_WORDS: Readonly<Record<Currency, string>> = {
  GOLD: CURRENCIES.GOLD.name,
  DIAMONDS: CURRENCIES.DIAMONDS.name,
  GLORY: CURRENCIES.GLORY.name,
}

/** The refusal of who has too little of a currency. */
export function shortageOf<Code extends string>(
  { shortage, genitive }: { readonly shortage: Code; readonly genitive: string },
  have: number,
  need: number,
): Refusal<Code> {
  return { code: shortage, message: `Недостаточно ${genitive}`, have, need }
}
