import type { MarketCurrency, MarketTerms } from '#generated/types.ts'
import { listingFee, saleFee } from '#rules/market/market.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import { LotPrice } from './lot-price.tsx'
import styles from './market.module.css'
import { PURSE_NAME } from './market-words.ts'

type PriceBandProps = { band: MarketTerms['gold'] }

/** The usual price, and which prices are allowed. */
export function PriceBand({ band }: PriceBandProps) {
  return (
    <p className={styles.about}>
      Обычно {formatNumber(band.usual)}. Можно{' '}
      <Tip of="marketBand">
        от {formatNumber(band.min)} до {formatNumber(band.max)}
      </Tip>
      .
    </p>
  )
}

type LotOutcomeProps = { price: number; currency: MarketCurrency; terms: MarketTerms }

/** What the lot costs now, what a sale brings, and how many lots there are. */
export function LotOutcome({ price, currency, terms }: LotOutcomeProps) {
  const coin = PURSE_NAME[currency]
  return (
    <StatList>
      <StatLine name={<Tip of="marketFee">Пошлина сейчас</Tip>}>
        <LotPrice price={listingFee(price, coin)} currency={currency} />
      </StatLine>
      <StatLine name="Получите, когда купят">
        <LotPrice price={Math.max(0, price - saleFee(price, coin, terms.feeDiscount))} currency={currency} />
      </StatLine>
      <StatLine name={<Tip of="marketLots">Ваши лоты</Tip>}>
        {terms.lots} из {terms.lotsMax}
      </StatLine>
    </StatList>
  )
}
