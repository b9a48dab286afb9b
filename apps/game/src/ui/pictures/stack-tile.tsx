import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatNumber } from '../format/number.ts'
import { softHyphens } from '../format/soft-hyphens.ts'
import { LevelMin } from '../values/level-min.tsx'
import styles from './gear-card.module.css'
import { GearIcon } from './gear-icon.tsx'
import type { Material } from './item-sign.tsx'
import tile from './stack-tile.module.css'

type StackTileProps = {
  name: string
  art: string | undefined
  material: Material
  amount: number
  /** The stack's limit. An amount that reaches it is red (docs/game.md §5). */
  max: number
  amountInMarket: number
  /** The level that the item requires, and the player's level. */
  need?: { levelMin: number; level: number }
  /** Below the name, in a list with another line: a price. */
  note?: ReactNode
  selected?: boolean
  onOpen: () => void
}

/** A stack of resources or consumables. */
export function StackTile(props: StackTileProps) {
  const { name, art, material, amount, max, amountInMarket, need, note, selected, onOpen } = props
  const full = amount >= max
  return (
    <button type="button" className={styles.card} aria-pressed={selected} onClick={onOpen}>
      <span className={tile.plate}>
        <GearIcon art={art} material={material} quality={null} size={78} inMarket={amountInMarket > 0} />
        {amount > 0 && (
          <b className={classNames('num', tile.amount, full && tile.full)} aria-hidden="true">
            {formatNumber(amount)}
          </b>
        )}
      </span>
      <b className={styles.name} lang="ru">
        {softHyphens(name)}
      </b>
      <span className="sr">
        В наличии: {formatNumber(amount)}
        {full && ', больше не вместится'}
        {amountInMarket > 0 && `, на рынке ${formatNumber(amountInMarket)}`}
      </span>
      {need && <LevelMin {...need} />}
      {note && <span>{note}</span>}
    </button>
  )
}
