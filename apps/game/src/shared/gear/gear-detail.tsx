import type { Gear } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import { groupOfSlot } from '#rules/gear/gear-class.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { comparedRows } from './bonus-rows.ts'
import styles from './detail.module.css'
import { GearFacts } from './gear-facts.tsx'
import { GearHead } from './gear-head.tsx'
import { groupName } from './gear-words.ts'

type GearDetailProps = {
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

/** What changes when `gear` replaces `worn`. */
function GearComparison({ gear, worn }: { gear: Gear; worn: Gear }) {
  return <ComparedTable caption={`Против надетой: «${worn.name}»`} now={worn} next={gear} />
}

const COMPARISON_WORDS = { up: 'больше на', down: 'меньше на', same: 'столько же' } as const

type ComparedTableProps = { caption: string; now: Gear; next: Gear }

/** Changes of an army's values: increases green, decreases red, with a sign beside the colour. */
function ComparedTable({ caption, now: before, next: after }: ComparedTableProps) {
  return (
    <table className={styles.compared}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Свойство</th>
          <th scope="col">Сейчас</th>
          <th scope="col">Станет</th>
          <th scope="col">Разница</th>
        </tr>
      </thead>
      <tbody className="num">
        {comparedRows(after, before).map(({ key, name, now, next, difference, trend }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            <td>{next}</td>
            <td className={styles[trend]}>
              <i aria-hidden="true">{trend === 'same' && '='}</i>
              <span className="sr">{COMPARISON_WORDS[trend]}</span> {difference}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
