import type { MarketLot } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { resourceMaterial } from '../../shared/gear/gear-material.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { useTipCard } from '../../ui/overlays/tip.tsx'
import { marksInWords } from '../../ui/pictures/gear-card.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { HourglassIcon } from '../../ui/pictures/icons.ts'
import { Countdown } from '../../ui/values/countdown.tsx'
import { LevelMin } from '../../ui/values/level-min.tsx'
import { QualityWord } from '../../ui/values/quality-word.tsx'
import { LotPrice } from './lot-price.tsx'
import styles from './lots.module.css'

type LotRowProps = {
  lot: MarketLot
  /** The player's level. */
  level: number
  /** Whether the list has lots of others too, so that the player's own ones are named. */
  isMixed?: boolean
  onOpen: () => void
}

/** The price of one unit, with one decimal place if it is not whole. */
export function unitPrice({ price, amount }: Pick<MarketLot, 'price' | 'amount'>): string {
  return formatNumber(Math.round((price * 10) / amount) / 10)
}

/** A lot as a row of a list: the item, its price, the time left. */
export function LotRow({ lot, level, isMixed = true, onOpen }: LotRowProps) {
  const { name, art, material, quality, levelMin, blank, marks } = lotLooks(lot)
  const markWords = marksInWords(marks)
  const { anchor, owner, card } = useTipCard<HTMLSpanElement>('marketBand')
  return (
    <>
      <button type="button" className={styles.lot} onClick={onOpen}>
        <GearIcon art={art} material={material} quality={quality} size={58} blank={blank} {...marks} />
        <span className={styles.item}>
          <b lang="ru">{name}</b>
          {quality === null ? (
            lot.marketKey !== 'gear' && <span className="num">{formatNumber(lot.amount)} шт.</span>
          ) : (
            <QualityWord quality={quality} />
          )}
          {markWords && <span className="sr">{markWords}</span>}
          {levelMin !== null && <LevelMin levelMin={levelMin} level={level} />}
        </span>
        <span className={styles.terms}>
          <span ref={anchor} {...owner}>
            <LotPrice price={lot.price} currency={lot.currency} />
          </span>
          {lot.amount > 1 && <small className="num">{unitPrice(lot)} за шт.</small>}
          <small className={styles.left}>
            <HourglassIcon aria-hidden="true" /> <Countdown until={lot.endsAt} label="Ещё лежит" />
          </small>
          {lot.isOwn && isMixed && <small className={styles.own}>Ваш лот</small>}
        </span>
      </button>
      {card}
    </>
  )
}

/** What a plate needs to draw a lot, of any kind. */
function lotLooks({ gear, resource, consumable }: MarketLot) {
  if (gear) {
    const { name, art, material, quality, levelMin, blank, marks } = gearLooks(gear)
    // Without the mark «на рынке»: everything here is on the market.
    return {
      name,
      art,
      material,
      levelMin,
      quality: blank ? null : quality,
      blank,
      marks: { ...marks, inMarket: false, isNew: false },
    }
  }
  if (consumable) {
    const { name, icon, levelMin } = consumable
    return {
      name,
      art: itemArt(icon),
      material: 'cloth' as const,
      levelMin,
      quality: null,
      blank: false,
      marks: {},
    }
  }
  const { name = '', icon = '' } = resource ?? {}
  return {
    name,
    art: itemArt(icon),
    material: resourceMaterial(icon),
    levelMin: null,
    quality: null,
    blank: false,
    marks: {},
  }
}
