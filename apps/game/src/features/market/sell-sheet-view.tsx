import { useState } from 'react'
import type { CreateMarketLotRequest, MarketCurrency, MarketKey, MarketTerms } from '#generated/types.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import { CURRENCIES } from '#rules/core/currencies.ts'
import { type Currency, LOT_HOURS, listingFee, saleFee } from '#rules/market/market.ts'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { NumberBox } from '../../ui/forms/number-box.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import { LotPrice } from './lot-price.tsx'
import styles from './market.module.css'
import { MARKET_CURRENCIES } from './market-words.ts'
import { cannotSell } from './sell-reasons.ts'

/** The item of the new lot. */
export type Goods = {
  marketKey: MarketKey
  /** The specimen's id of gear, otherwise the id of the resource or consumable. */
  itemId: number
  name: string
  isLocked: boolean
  isEquipped: boolean
}

type SellSheetViewProps = {
  goods: Goods
  amount: number
  onAmount: (amount: number) => void
  terms: MarketTerms | undefined
  purse: { gold: number; diamonds: number }
  error: Error | null
  onRetry: () => void
  isSelling: boolean
  onSell: (lot: CreateMarketLotRequest) => void
  onClose: () => void
}

/** The contract's limit. */
const PRICE_MAX = 1_000_000_000

const hours = LOT_HOURS.map((count) => ({ value: String(count), label: `${count} ч` }))

/** Creates a lot: amount, price and duration, with what remains after the fee. */
export function SellSheetView(props: SellSheetViewProps) {
  const { goods, amount, onAmount, terms, purse, error, onRetry, isSelling, onSell, onClose } = props
  const [currency, setCurrency] = useState<MarketCurrency>('GOLD')
  const [asked, setAsked] = useState<number | null>(null)
  const [term, setTerm] = useState('24')
  const coin: Currency = CURRENCIES[currency].purse
  const band = terms?.[coin]
  const price = asked ?? band?.usual ?? 0
  const chosenHours = LOT_HOURS.find((count) => String(count) === term) ?? 24
  const { marketKey, itemId } = goods
  return (
    <Sheet
      open
      title={`На рынок: ${goods.name}`}
      onClose={onClose}
      footer={
        <FeatureButton
          feature="market"
          variant="act"
          full
          icon={<MarketIcon />}
          loading={isSelling || !terms}
          cannot={terms && cannotSell(goods, { amount, price, currency: coin }, terms, purse)}
          onClick={() => onSell({ marketKey, itemId, amount, currency, price, hours: chosenHours })}
        >
          Выставить
        </FeatureButton>
      }
    >
      {!terms || !band ? (
        <Pending error={terms ? null : error} onRetry={onRetry} lines={6} />
      ) : (
        <div className={styles.form}>
          <ClosedFields feature="market">
            {marketKey !== 'gear' && (
              <AmountPicker
                label="Сколько"
                of={goods.name}
                value={amount}
                max={Math.min(STACK_MAX, terms.free)}
                most={STACK_MAX}
                onChange={(next) => {
                  setAsked(null)
                  onAmount(next)
                }}
              />
            )}
            <Segmented
              label="Продать"
              choices={MARKET_CURRENCIES}
              value={currency}
              onChange={(next) => {
                setAsked(null)
                setCurrency(next)
              }}
            />
            <NumberBox
              label={marketKey === 'gear' ? 'Цена' : 'Цена за всё'}
              max={PRICE_MAX}
              value={price === 0 ? null : price}
              onChange={(sum) => setAsked(sum ?? 0)}
            />
            <PriceBand band={band} />
            <Segmented label="Срок" choices={hours} value={term} onChange={setTerm} />
            <LotOutcome price={price} currency={currency} terms={terms} />
          </ClosedFields>
        </div>
      )}
    </Sheet>
  )
}

type PriceBandProps = { band: MarketTerms['gold'] }

/** The usual price, and which prices are allowed. */
function PriceBand({ band }: PriceBandProps) {
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
function LotOutcome({ price, currency, terms }: LotOutcomeProps) {
  const coin = CURRENCIES[currency].purse
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
