import type { Price } from '#generated/types.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { DiamondIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import styles from './shop.module.css'

export type PriceTagProps = {
  price: Price
  /** The purse: a higher price is red. */
  purse?: Price
  /** The price before the discount, struck through. */
  full?: Price
}

/** A price with its coins. */
export function PriceTag({ price, purse, full }: PriceTagProps) {
  const isCut = full !== undefined && full.gold > price.gold
  return (
    <span className={styles.price}>
      {isCut && (
        <s className="num">
          <span className="sr">без скидки </span>
          {formatNumber(full.gold)}
        </s>
      )}
      {price.gold > 0 && (
        <span className={classNames('num', purse && purse.gold < price.gold && styles.short)}>
          <GoldIcon className={styles.gold} aria-hidden="true" />
          <span className="sr">Золото: </span>
          {formatNumber(price.gold)}
        </span>
      )}
      {price.diamonds > 0 && (
        <span className={classNames('num', purse && purse.diamonds < price.diamonds && styles.short)}>
          <DiamondIcon className={styles.diamonds} aria-hidden="true" />
          <span className="sr">Алмазы: </span>
          {formatNumber(price.diamonds)}
        </span>
      )}
    </span>
  )
}

/** The icon of a price's currency. */
export function PriceIcon({ price }: { price: Price }) {
  return price.diamonds > 0 ? <DiamondIcon /> : <GoldIcon />
}

/** «за 89»: the price of an amount, for a button. */
export function priceOnButton(price: Price, amount = 1): string {
  return `за ${formatNumber((price.diamonds > 0 ? price.diamonds : price.gold) * amount)}`
}
