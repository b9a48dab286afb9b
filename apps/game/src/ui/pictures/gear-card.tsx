import type { ReactNode } from 'react'
import { counted } from '../format/counted.ts'
import { softHyphens } from '../format/soft-hyphens.ts'
import { STAR_FORMS } from '../format/words.ts'
import { useLongPress } from '../hooks/use-long-press.ts'
import { LevelMin } from '../values/level-min.tsx'
import { QualityWord } from '../values/quality-word.tsx'
import styles from './gear-card.module.css'
import { GearIcon, type GearMarks } from './gear-icon.tsx'
import type { Material } from './item-sign.tsx'

export type GearCardProps = {
  name: string
  art: string | undefined
  material: Material
  quality: number
  levelMin: number
  /** The player's level. A required level above it is red. */
  level: number
  marks: GearMarks
  blank?: boolean
  selected?: boolean
  /** Beside the name, in a list with another line: a price. */
  note?: ReactNode
  onOpen: () => void
  /** A press held for 500 ms. */
  onHold?: (() => void) | undefined
}

function nothing() {
  return undefined
}

/** Gear in a chest, a shop or a list to choose from. */
export function GearCard(props: GearCardProps) {
  const { name, art, material, quality, levelMin, level, marks, blank, selected, note, onOpen, onHold } =
    props
  const press = useLongPress(onHold ?? nothing)
  const markWords = marksInWords(marks)
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={selected}
      onClick={onOpen}
      {...(onHold ? press : {})}
    >
      <GearIcon
        art={art}
        material={material}
        quality={blank ? null : quality}
        size={78}
        blank={blank}
        {...marks}
      />
      <b className={styles.name} lang="ru">
        {softHyphens(name)}
      </b>
      {!blank && (
        <span className={styles.quality}>
          <QualityWord quality={quality} />
        </span>
      )}
      <LevelMin levelMin={levelMin} level={level} />
      {note && <span>{note}</span>}
      {markWords && <span className="sr">{markWords}</span>}
    </button>
  )
}

/** The plate's marks for screen readers: «новая вещь, 3 звезды, надета». */
export function marksInWords({
  stars = 0,
  sharpened = 0,
  crafted,
  locked,
  worn,
  inMarket,
  isNew,
}: GearMarks): string {
  return [
    isNew && 'новая вещь',
    stars > 0 && counted(stars, STAR_FORMS),
    sharpened > 0 && `заточена до ${sharpened}`,
    crafted && 'с отделкой',
    locked && 'заблокирована',
    worn && 'надета',
    inMarket && 'на рынке',
  ]
    .filter((word) => typeof word === 'string')
    .join(', ')
}

/** Cards or tiles side by side, as many as fit. Its children are `li`. */
export function ItemGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}
