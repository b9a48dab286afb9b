import type { MarketLot, MarketLotPrices } from '../../../../../generated/types.ts'
import { classNames } from '../../ui/class-names.ts'
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
/** Room above the highest and below the lowest price of the chart, as shares of these. */
const ROOM = 0.12

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
  const all = [price, usual, ...sales.map((sale) => sale.price)]
  const top = Math.max(...all) * (1 + ROOM)
  const bottom = Math.min(...all) * (1 - ROOM)
  const heightOf = (value: number) => ((value - bottom) / (top - bottom)) * 100
  const placeOf = (index: number) => (index / Math.max(1, sales.length)) * 100
  const dots = [...sales.map((sale) => sale.price), price].map((value, index) => ({
    key: sales[index]?.soldAt ?? 'lot',
    x: sales.length === 0 ? 50 : placeOf(index),
    y: heightOf(value),
  }))
  return (
    <figure className={styles.history}>
      <figcaption className={styles.head}>
        <b className={styles[tone]}>{words}</b>
        <span>
          <Tip of="marketUsual">обычно</Tip> {formatNumber(usual)}
        </span>
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        <i className={styles.usual} style={{ bottom: `${heightOf(usual)}%` }} />
        <div className={styles.plot}>
          <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline points={dots.map(({ x, y }) => `${x},${100 - y}`).join(' ')} />
          </svg>
          {dots.map(({ key, x, y }) => (
            <i
              key={key}
              className={classNames(styles.dot, key === 'lot' && styles.lot, key === 'lot' && styles[tone])}
              style={{ left: `${x}%`, bottom: `${y}%` }}
            />
          ))}
        </div>
      </div>
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
