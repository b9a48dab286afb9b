import { useState } from 'react'
import type { ConsumableStack, InventoryData, ShopConsumable } from '#generated/types.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import { SellConsumable } from '../../shared/items/sell-consumable.tsx'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { PriceIcon, priceOnButton } from './price-tag.tsx'
import styles from './shop.module.css'
import type { Buyer } from './shop-reasons.ts'
import { cannotBuyConsumable, mostConsumables } from './shop-reasons.ts'

type ConsumableTradeProps = {
  ware: ShopConsumable
  /** The player's stack of this wine. */
  stack: ConsumableStack
  inventory: InventoryData
  buyer: Buyer
  isTrading: boolean
  onBuy: (amount: number) => void
  onSell: (amount: number) => void
}

/** Buys or sells an amount of a wine. */
export function ConsumableTrade(props: ConsumableTradeProps) {
  const { ware, stack, inventory, buyer, isTrading, onBuy, onSell } = props
  const [way, setWay] = useState<'buy' | 'sell'>('buy')
  const [amount, setAmount] = useState(1)
  const { name } = ware.consumable
  const isSelling = way === 'sell' && stack.amount > 0
  return (
    <div className={styles.trade}>
      {stack.amount > 0 && (
        <Segmented
          label="Что сделать"
          choices={[
            { value: 'buy', label: 'Купить' },
            { value: 'sell', label: 'Продать' },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      {isSelling ? (
        <SellConsumable stack={stack} isSelling={isTrading} onSell={onSell} />
      ) : (
        <>
          <AmountPicker
            label="Купить"
            of={name}
            value={amount}
            max={mostConsumables(ware, buyer, inventory)}
            most={STACK_MAX}
            onChange={setAmount}
          />
          <Button
            variant="act"
            full
            icon={<PriceIcon price={ware.price} />}
            loading={isTrading}
            cannot={cannotBuyConsumable(ware, amount, buyer, inventory)}
            onClick={() => onBuy(amount)}
          >
            Купить {priceOnButton(ware.price, amount)}
          </Button>
        </>
      )}
    </div>
  )
}
