import type { Gear } from '#generated/types.ts'
import { ARMY_GROUPS, type ArmyGroup } from '#rules/army/army.ts'
import { GEAR_SLOTS } from '#rules/gear/gear-class.ts'
import { unitIcons } from '../../shared/army/unit-icons.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { groupName } from '../../shared/gear/gear-words.ts'
import { wornBySlot } from '../../shared/gear/slot-gear.ts'
import { marksInWords } from '../../ui/pictures/gear-card.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { EquipIcon, LockIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import styles from './player-page.module.css'

type WornGearProps = {
  /** Null if the owner hides it. */
  gear: readonly Gear[] | null
  isHidden: boolean
  isOwn: boolean
  onGear: (gear: Gear) => void
}

/** The gear that the army wears, by groups. Groups without gear are left out. */
export function WornGear({ gear, isHidden, isOwn, onGear }: WornGearProps) {
  return (
    <Card title="Снаряжение" icon={<EquipIcon />}>
      {isOwn && isHidden && <p className={styles.note}>Вы его скрыли: другие этого не видят.</p>}
      {gear === null ? (
        <Empty icon={<LockIcon />}>Хозяин не показывает снаряжение.</Empty>
      ) : gear.length === 0 ? (
        <Empty icon={<EquipIcon />}>Войско ходит в чём пришло: вещей на нём нет.</Empty>
      ) : (
        <ul className={styles.groups}>
          {ARMY_GROUPS.map((group) => (
            <Group key={group} group={group} worn={wornBySlot(gear)} onGear={onGear} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type GroupProps = {
  group: ArmyGroup
  worn: ReadonlyMap<number, Gear>
  onGear: (gear: Gear) => void
}

function Group({ group, worn, onGear }: GroupProps) {
  const items = GEAR_SLOTS.filter((place) => place.group === group).flatMap(
    ({ slot }) => worn.get(slot) ?? [],
  )
  if (items.length === 0) return null
  const Sign = unitIcons[group]
  return (
    <li>
      <span className={styles.group}>
        <Sign aria-hidden="true" /> {groupName(group)}
      </span>
      <span className={styles.items}>
        {items.map((item) => (
          <WornItem key={item.id} gear={item} onOpen={() => onGear(item)} />
        ))}
      </span>
    </li>
  )
}

function WornItem({ gear: item, onOpen }: { gear: Gear; onOpen: () => void }) {
  const { name, art, material, quality, blank, marks } = gearLooks(item)
  const shown = { ...marks, worn: false, inMarket: false, isNew: false }
  const words = [name, marksInWords(shown)].filter(Boolean).join(', ')
  return (
    <button type="button" className={styles.item} aria-label={words} title={name} onClick={onOpen}>
      <GearIcon art={art} material={material} quality={quality} size={52} blank={blank} {...shown} />
    </button>
  )
}
