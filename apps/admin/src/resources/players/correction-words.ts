import type { Correction } from '#generated/types.ts'
import { CURRENCY_WORDS } from '#rules/core/currencies.ts'

const numbers = new Intl.NumberFormat('ru-RU', { signDisplay: 'always' })

function signed(amount: number): string {
  // Intl writes a hyphen for Russian.
  return numbers.format(amount).replace('-', '−')
}

/** «Золото: +100», «Дерево: −20», «Лук, 50 %» with a sign. */
export function correctionWords({ currency, itemName, amount, quality }: Correction): string {
  if (currency !== null) return `${CURRENCY_WORDS[currency]}: ${signed(amount)}`
  const name = quality === null ? itemName : `${itemName}, ${quality}\u00a0%`
  return `${name}: ${signed(amount)}`
}
