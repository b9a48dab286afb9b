import { type ReactNode, useState } from 'react'
import type { ConsumableStack } from '#generated/types.ts'
import { DrinkButton, type Drinking } from '../../shared/items/drink.tsx'
import { SellConsumable } from '../../shared/items/sell-consumable.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { GoldIcon } from '../../ui/pictures/icons.ts'
import styles from './actions.module.css'

export type Cellar = Drinking & {
  /** The shop's counter, which buys wine. Null while the shop is closed. */
  counter: { selling: number | null; onSell: (wine: ConsumableStack, amount: number) => void } | null
}

type WineActionsProps = {
  wine: ConsumableStack
  level: number
  cellar: Cellar
  /** The market's button. */
  offer: ReactNode
}

/** Drinks wine or sells it back to the shop. */
export function WineActions({ wine, level, cellar, offer }: WineActionsProps) {
  const [selling, setSelling] = useState(false)
  const { counter } = cellar
  if (counter && selling) {
    return (
      <div className={styles.sale}>
        <SellConsumable
          stack={wine}
          isSelling={counter.selling === wine.consumableId}
          onSell={(amount) => counter.onSell(wine, amount)}
        />
        <Button onClick={() => setSelling(false)}>Отмена</Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        <DrinkButton wine={wine} level={level} cellar={cellar} shortcut="E" full />
      </div>
      {counter && (
        <Button icon={<GoldIcon />} onClick={() => setSelling(true)}>
          Продать
        </Button>
      )}
      {offer}
    </div>
  )
}
