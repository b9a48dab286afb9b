import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../class-names.ts'
import { formatPercent } from '../format/number.ts'
import { marksInWords } from './gear-card.tsx'
import { GearIcon, type GearMarks } from './gear-icon.tsx'
import { ItemSign, type Material } from './item-sign.tsx'
import styles from './item-slot.module.css'

export type SlotWork = {
  /** How much of the bonus works with the group's units. */
  state: 'whole' | 'part' | 'none'
  /** 0 to 100. */
  percent: number
}

type ItemSlotProps = {
  /** What the slot is for: «Щит». */
  place: string
  /** The icon of the slot's gear class. */
  art: string | undefined
  gear: {
    name: string
    art: string | undefined
    material: Material
    quality: number
    marks: GearMarks
  } | null
  work?: SlotWork | undefined
  /** Size in px. */
  size?: number
  /** Shows below the plate in words how well it works. */
  words?: boolean
  selected?: boolean
  /** Whether gear in the chest fits here. */
  inviting?: boolean
  onOpen: () => void
}

/** «не в полную силу, 63 %». */
export function workInWords({ state, percent }: SlotWork): string {
  if (state === 'whole') return 'в полную силу'
  return state === 'none' ? 'не работает' : `не в полную силу, ${formatPercent(percent)}`
}

/** One of the army's 24 slots: worn gear, or an empty place. */
export function ItemSlot(props: ItemSlotProps) {
  const { place, art, gear, work, size = 64, words, selected, inviting, onOpen } = props
  const markWords = gear && marksInWords({ ...gear.marks, worn: false })
  const name = gear
    ? [`${place}: ${gear.name}`, markWords, work && workInWords(work)].filter(Boolean).join(', ')
    : `${place}: пусто${inviting ? ', есть что надеть' : ''}`
  const part: CustomStyle = { '--part': `${work?.percent ?? 0}%` }
  return (
    <button
      type="button"
      className={styles.slot}
      aria-label={name}
      aria-pressed={selected}
      title={gear?.name ?? place}
      onClick={onOpen}
    >
      {gear ? (
        <GearIcon
          {...gear.marks}
          {...gear}
          size={size}
          className={work?.state === 'none' ? styles.idle : undefined}
        />
      ) : (
        <span
          className={classNames(styles.empty, inviting && styles.inviting)}
          style={{ width: size, height: size }}
        >
          <ItemSign art={art} material="wood" size={Math.round(size * 0.56)} className={styles.shape} />
        </span>
      )}
      {work && (
        <span className={classNames(styles.work, styles[work.state])}>
          {words ? workInWords(work) : <i style={part} />}
        </span>
      )}
    </button>
  )
}
