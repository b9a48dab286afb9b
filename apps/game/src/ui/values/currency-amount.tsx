import { CURRENCIES, type Currency } from '#rules/core/currencies.ts'
import { currencyIcons } from '../pictures/currency-icons.ts'
import { Amount, type AmountProps } from './amount.tsx'

type CurrencyAmountProps = Omit<AmountProps, 'label' | 'icon' | 'of'> & { currency: Currency; label?: string }

/** An amount of a currency, with its icon and colour, and its name unless another label is given. */
export function CurrencyAmount({ currency, label, ...props }: CurrencyAmountProps) {
  const { name, purse } = CURRENCIES[currency]
  const Icon = currencyIcons[currency]
  return <Amount {...props} label={label ?? name} icon={<Icon />} of={purse} />
}
