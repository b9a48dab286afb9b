import type { Gear } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import { groupOfSlot } from '#rules/gear/gear-class.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import styles from './detail.module.css'
import { GearComparison } from './gear-comparison.tsx'
import { GearFacts } from './gear-facts.tsx'
import { GearHead } from './gear-head.tsx'
import { groupName } from './gear-words.ts'

export type GearDetailProps = {
  gear: Gear
  level: number
  army: Readonly<Army>
  worn: ReadonlyMap<number, Gear>
  /** The slot it is worn in or would go to. */
  slot: number | undefined
  /** Chooses among several slots. Left out where nothing can be equipped. */
  onSlot?: (slot: number) => void
  /** True inside a sheet whose heading shows the name. */
  titled?: boolean
}

/** A gear item in full: its facts, the comparison with what is worn, sharpening and craft. */
export function GearDetail({ gear, level, army, worn, slot, onSlot, titled }: GearDetailProps) {
  const other = slot === undefined ? undefined : worn.get(slot)
  const compared = other && other.id !== gear.id ? other : undefined
  const choosing = onSlot && gear.equippedSlot === null && gear.slots.length > 1
  return (
    <div className={styles.detail}>
      <GearHead gear={gear} titled={titled} />
      <p className={styles.legend}>{gear.legend}</p>
      {choosing && (
        <Segmented
          label="Кому отдать"
          choices={gear.slots.map((place) => ({ value: String(place), label: nameOfSlot(place) }))}
          value={String(slot)}
          onChange={(value) => onSlot(Number(value))}
        />
      )}
      {compared && <GearComparison gear={gear} worn={compared} />}
      <GearFacts gear={gear} level={level} army={army} slot={slot} />
    </div>
  )
}

function nameOfSlot(slot: number): string {
  const group = groupOfSlot(slot)
  return group === null ? '' : groupName(group)
}
