import type { MarketLot, MarketLotPrices } from '#generated/types.ts'
import { DotChart } from '../../ui/charts/dot-chart.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatGameDay } from '../../ui/format/date.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import styles from './price-history.module.css'

type PriceHistoryProps = {
  price: MarketLot['price']
  prices: MarketLotPrices
}

/** Differences below this share of the usual price are not worth a word. */
const SAME_PERCENT = 3
type Verdict = { tone: 'cheap' | 'dear' | 'same'; words: string }

/** How far the price lies from the usual one, in words. */
function priceVerdict(price: number, usual: number): Verdict {
  const percent = Math.round((Math.abs(price - usual) / usual) * 100)
  if (percent < SAME_PERCENT) return { tone: 'same', words: 'Обычная цена' }
  return price < usual
    ? { tone: 'cheap', words: `Дешевле обычного на ${formatPercent(percent)}` }
    : { tone: 'dear', words: `Дороже обычного на ${formatPercent(percent)}` }
}

/** The price of a lot beside the usual one and past sales of the item: the sales as dots in their order, the lot at the end. */
export function PriceHistory({ price, prices: { usual, sales } }: PriceHistoryProps) {
  const { tone, words } = priceVerdict(price, usual)
  const dots = [...sales.map((sale) => ({ id: sale.soldAt, value: sale.price })), { id: 'lot', value: price }]
  return (
    <figure className={styles.history}>
      <figcaption className={styles.head}>
        <b className={styles[tone]}>{words}</b>
        <span>
          <Tip of="marketUsual">обычно</Tip> {formatNumber(usual)}
        </span>
      </figcaption>
      <DotChart dots={dots} usual={usual} lastTone={styles[tone]} />
      <p className={styles.foot}>
        {sales.length === 0 ? (
          <span>За 30 дней таких не покупали</span>
        ) : (
          <>
            <span>{formatGameDay(sales[0]?.soldAt ?? 0)}</span>
            <span>{counted(sales.length, ['продажа', 'продажи', 'продаж'])}, последним этот лот</span>
          </>
        )}
      </p>
    </figure>
  )
}
