import { useState } from 'react'
import type { ConsumableStack } from '#generated/types.ts'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { GoldIcon } from '../../ui/pictures/icons.ts'
import { cannotSellConsumable, soldFor } from './sell-reasons.ts'

type SellConsumableProps = {
  stack: ConsumableStack
  isSelling: boolean
  onSell: (amount: number) => void
}

/** Sells a part of a stack for half its price, after a confirmation. */
export function SellConsumable({ stack, isSelling, onSell }: SellConsumableProps) {
  const [wanted, setWanted] = useState(1)
  const free = stack.amount - stack.amountInMarket
  const amount = Math.max(1, Math.min(wanted, stack.amount))
  const gold = formatNumber(soldFor(stack, amount))
  return (
    <>
      <AmountPicker
        label="Продать"
        of={stack.name}
        value={amount}
        max={free}
        most={Math.max(1, stack.amount)}
        onChange={setWanted}
      />
      <Button
        full
        icon={<GoldIcon />}
        loading={isSelling}
        cannot={cannotSellConsumable(stack, amount)}
        confirm={{
          title: `Продать вино «${stack.name}», ${formatNumber(amount)} шт.?`,
          text: `Лавка заплатит ${gold} золота: половину своей цены.`,
        }}
        onClick={() => onSell(amount)}
      >
        Продать за {gold}
      </Button>
    </>
  )
}
