import { useState } from 'react'
import type { ShopGearData } from '#generated/types.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { PriceIcon, PriceTag, priceOnButton } from './price-tag.tsx'
import styles from './shop.module.css'
import type { Buyer } from './shop-reasons.ts'
import { cannotBuyGear, mostGear } from './shop-reasons.ts'

/** The contract's limit per purchase. */
const BLANKS_AT_ONCE_MAX = 100

type BlankCardProps = {
  blank: ShopGearData['blank']
  buyer: Buyer
  /** Free slots of the storage. */
  free: number
  isBuying: boolean
  onBuy: (amount: number) => void
}

/** Sells blanks for diamonds, as many as the storage has slots for. */
export function BlankCard({ blank: { gear, price }, buyer, free, isBuying, onBuy }: BlankCardProps) {
  const [amount, setAmount] = useState(1)
  const { art, material } = gearLooks(gear)
  return (
    <Card as="article" label={gear.name} className={styles.blank}>
      <div className={styles.face}>
        <header className={styles.head}>
          <GearIcon art={art} material={material} quality={null} size={64} blank />
          <div>
            <h2>
              <Tip of="gearBlank">{gear.name}</Tip>
            </h2>
            <Tip of="gearCost">
              <PriceTag price={price} purse={buyer} />
            </Tip>
          </div>
        </header>
        <p className={styles.legend}>{gear.legend}</p>
      </div>
      <div className={styles.face}>
        <AmountPicker
          label="Купить"
          of={gear.name}
          value={amount}
          max={Math.min(BLANKS_AT_ONCE_MAX, mostGear(price, buyer, free))}
          most={BLANKS_AT_ONCE_MAX}
          onChange={setAmount}
        />
        <Button
          variant="act"
          full
          icon={<PriceIcon price={price} />}
          loading={isBuying}
          cannot={cannotBuyGear(price, amount, buyer, free)}
          label={`Купить ${priceOnButton(price, amount)}: заготовки`}
          onClick={() => onBuy(amount)}
        >
          Купить {priceOnButton(price, amount)}
        </Button>
      </div>
    </Card>
  )
}
