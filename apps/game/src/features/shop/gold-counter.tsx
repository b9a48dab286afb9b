import { useState } from 'react'
import type { GoldPack, ShopGoldData } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { BecomesIcon } from '../../ui/controls/control-icons.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { DiamondIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './gold-counter.module.css'
import { PriceTag } from './price-tag.tsx'
import type { Buyer } from './shop-reasons.ts'
import { cannotChange } from './shop-reasons.ts'

/** The contract's limit per purchase. */
const PACKS_AT_ONCE_MAX = 100

type GoldCounterProps = {
  shop: ShopGoldData
  buyer: Buyer
  /** Key of the pack being bought. */
  changing: string | null
  onChange: (pack: GoldPack, amount: number) => void
}

/** The money changer: gold for diamonds, by packs at one rate. */
export function GoldCounter({ shop, buyer, changing, onChange }: GoldCounterProps) {
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState(1)
  const pack = shop.packs.find(({ packKey }) => packKey === chosen) ?? shop.packs[0]
  if (!pack) return null
  const { packKey, name, legend, diamonds, gold } = pack
  const [paid, given] = [diamonds * wanted, gold * wanted]
  return (
    <Card as="article" kind="ruled" label="Обмен" className={styles.counter}>
      <p className={styles.rate}>
        <Tip of="shopGold">
          <span className={styles.figures}>
            <DiamondIcon /> 1 <BecomesIcon className={styles.arrow} /> <GoldIcon />{' '}
            {formatNumber(shop.goldPerDiamond)}
          </span>
        </Tip>
        <small>Курс один на всё и растёт с вашим уровнем.</small>
      </p>
      <ul className={styles.packs} aria-label="Чем менять">
        {shop.packs.map((one) => (
          <li key={one.packKey}>
            <button
              type="button"
              className={styles.pack}
              aria-pressed={one === pack}
              onClick={() => {
                setChosen(one.packKey)
                setWanted(1)
              }}
            >
              <GearIcon art={itemArt(one.icon)} material="gold" quality={null} size={56} />
              <b>{one.name}</b>
              <PriceTag price={{ gold: 0, diamonds: one.diamonds }} purse={buyer} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>{legend}</p>
      <AmountPicker
        label="Сколько"
        of={name}
        value={wanted}
        max={Math.min(PACKS_AT_ONCE_MAX, Math.floor(buyer.diamonds / diamonds))}
        most={PACKS_AT_ONCE_MAX}
        onChange={setWanted}
      />
      <p className={styles.sum} ref={coinPlaceRef(`goldPack:${packKey}`)}>
        <PriceTag price={{ gold: 0, diamonds: paid }} purse={buyer} />
        <BecomesIcon className={styles.arrow} />
        <PriceTag price={{ gold: given, diamonds: 0 }} />
      </p>
      <Button
        variant="act"
        full
        icon={<DiamondIcon />}
        loading={changing === packKey}
        cannot={cannotChange(paid, buyer)}
        label={`${name}: обменять ${formatNumber(paid)} на ${formatNumber(given)}`}
        onClick={() => onChange(pack, wanted)}
      >
        Обменять {formatNumber(paid)} на {formatNumber(given)}
      </Button>
    </Card>
  )
}
