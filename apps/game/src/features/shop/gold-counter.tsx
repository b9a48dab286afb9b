import { useState } from 'react'
import type { GoldPack, ShopGoldData } from '../../../../../generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { BecomesIcon } from '../../ui/controls/control-icons.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { DiamondIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PriceTag } from './price-tag.tsx'
import styles from './shop.module.css'
import { cannotChange } from './shop-reasons.ts'
import type { Buyer } from './shop-types.ts'

/** The contract's limit per purchase. */
const PACKS_AT_ONCE_MAX = 100

export type GoldCounterProps = {
  shop: ShopGoldData
  buyer: Buyer
  /** Key of the pack being bought. */
  changing: string | null
  onChange: (pack: GoldPack, amount: number) => void
}

/** The money changer: gold for diamonds. */
export function GoldCounter({ shop, buyer, changing, onChange }: GoldCounterProps) {
  return (
    <>
      <p className={styles.rate}>
        <Tip of="shopGold">За один алмаз меняла даёт {formatNumber(shop.goldPerDiamond)} золота</Tip>
      </p>
      <div className={styles.packs}>
        {shop.packs.map((pack) => (
          <PackCard
            key={pack.packKey}
            pack={pack}
            buyer={buyer}
            isChanging={changing === pack.packKey}
            onChange={(amount) => onChange(pack, amount)}
          />
        ))}
      </div>
    </>
  )
}

type PackCardProps = { pack: GoldPack; buyer: Buyer; isChanging: boolean; onChange: (amount: number) => void }

function PackCard({ pack, buyer, isChanging, onChange }: PackCardProps) {
  const [amount, setAmount] = useState(1)
  const { packKey, name, legend, icon, diamonds, gold } = pack
  return (
    <Card as="article" label={name} className={styles.ware}>
      <header className={styles.head} ref={coinPlaceRef(`goldPack:${packKey}`)}>
        <GearIcon art={itemArt(icon)} material="gold" quality={null} size={64} />
        <div>
          <h2>{name}</h2>
          <Tip of="shopGold">
            <span className={styles.change}>
              <PriceTag price={{ gold: 0, diamonds }} purse={buyer} />
              <BecomesIcon className={styles.arrow} />
              <PriceTag price={{ gold, diamonds: 0 }} />
            </span>
          </Tip>
        </div>
      </header>
      <p className={styles.legend}>{legend}</p>
      <AmountPicker
        label="Сколько"
        of={name}
        value={amount}
        max={Math.min(PACKS_AT_ONCE_MAX, Math.floor(buyer.diamonds / diamonds))}
        most={PACKS_AT_ONCE_MAX}
        onChange={setAmount}
      />
      <Button
        variant="act"
        full
        icon={<DiamondIcon />}
        loading={isChanging}
        cannot={cannotChange(diamonds * amount, buyer)}
        label={`${name}: обменять ${formatNumber(diamonds * amount)} на ${formatNumber(gold * amount)}`}
        onClick={() => onChange(amount)}
      >
        Обменять {formatNumber(diamonds * amount)} на {formatNumber(gold * amount)}
      </Button>
    </Card>
  )
}
