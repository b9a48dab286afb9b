import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../class-names.ts'
import { GEAR_LOGO_PX } from '../constants.ts'
import { qualityLook } from '../format/quality.ts'
import { Stars } from '../values/stars.tsx'
import styles from './gear-icon.module.css'
import { CraftedIcon, DoneIcon, LockIcon, MarketIcon, SharpenedIcon } from './icons.ts'
import { ItemSign, type Material } from './item-sign.tsx'

export type GearMarks = {
  /** Enhance level, at least 0. */
  stars?: number
  /** Highest level of its sharpenings, at least 0. */
  sharpened?: number
  crafted?: boolean
  locked?: boolean
  worn?: boolean
  inMarket?: boolean
  isNew?: boolean
}

export type GearIconProps = GearMarks & {
  /** URL of the model's drawing. */
  art: string | undefined
  material: Material
  /** Per cent, 0 to 100, shown by the frame. Null for an item without quality. */
  quality: number | null
  /** Inner size in px: 30 in a preview, 40 as a logo (docs/game.md §9) by default. */
  size?: number
  /** A blank: its frame is dashed. */
  blank?: boolean
  className?: string
}

/** Smaller plates (px) have no marks: they would not be legible. */
const MARKS_FROM_PX = 56

/**
 * Gear on its plate, framed by its quality, with marks for stars, sharpening and craft. Decoration beside its name.
 */
export function GearIcon(props: GearIconProps) {
  const { art, material, quality, size = GEAR_LOGO_PX, blank, className, ...marks } = props
  const tier = quality === null ? null : qualityLook(quality)
  const wide = size >= MARKS_FROM_PX
  const look: CustomStyle = {
    width: size,
    height: size,
    '--q': tier?.enamel ?? 'var(--oak-5)',
  }
  return (
    <span
      className={classNames(
        styles.plate,
        tier?.key === 'legendary' && styles.legendary,
        blank && styles.blank,
        size < MARKS_FROM_PX && styles.small,
        className,
      )}
      style={look}
      aria-hidden="true"
    >
      <ItemSign art={art} material={material} className={styles.sign} />
      <Marks {...marks} wide={wide} />
    </span>
  )
}

function Marks({
  stars = 0,
  sharpened = 0,
  crafted,
  locked,
  worn,
  inMarket,
  isNew,
  wide,
}: GearMarks & { wide: boolean }) {
  return (
    <>
      <span className={styles.left}>
        {locked && (
          <i>
            <LockIcon />
          </i>
        )}
        {wide && sharpened > 0 && (
          <i className="num">
            <SharpenedIcon />
            {sharpened}
          </i>
        )}
        {wide && crafted && (
          <i>
            <CraftedIcon />
          </i>
        )}
      </span>
      {wide && (worn || inMarket) && (
        <i className={classNames(styles.right, worn && styles.worn)}>
          {worn ? <DoneIcon /> : <MarketIcon />}
        </i>
      )}
      {isNew && <span className={styles.seal}>{wide ? 'новое' : ''}</span>}
      {stars > 0 && (wide || !isNew) && <Stars count={stars} className={styles.stars} />}
    </>
  )
}
