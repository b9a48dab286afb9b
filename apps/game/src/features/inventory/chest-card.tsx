import type { Gear } from '#generated/types.ts'
import { GEAR_SLOTS } from '#rules/gear/gear-class.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { className, ON_GROUP } from '../../shared/gear/gear-words.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useFirstPart } from '../../ui/hooks/use-first-part.tsx'
import { GearCard, ItemGrid } from '../../ui/pictures/gear-card.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import styles from './chest.module.css'
import { type ChestFilter, chestOf, type Sorting } from './chest-filter.ts'
import { ChestFilters } from './chest-filters.tsx'

/** Cards drawn at first and at each press on «Показать ещё»: five hundred would slow a cheap phone down. */
const PAGE_ITEMS = 60

type ChestCardProps = {
  gear: readonly Gear[]
  level: number
  filter: ChestFilter
  onFilter: (filter: ChestFilter) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  selectedId: number | null
  onOpen: (gear: Gear) => void
  /** A long press on new gear marks it as viewed without opening it. */
  onSeen: (gear: Gear) => void
}

/** The gear in the chest, filtered and sorted. */
export function ChestCard(props: ChestCardProps) {
  const { gear, level, filter, onFilter, sorting, onSort, selectedId, onOpen, onSeen } = props
  const chest = chestOf(gear, filter, sorting)
  const { shown, more } = useFirstPart(chest, PAGE_ITEMS)
  const title = filter.chips.has('worn') ? 'Надето' : 'В сундуке'
  return (
    <Card kind="ruled" label={title} className={styles.chest}>
      <ChestFilters
        title={title}
        gear={gear}
        filter={filter}
        onFilter={onFilter}
        sorting={sorting}
        onSort={onSort}
      />
      {filter.slot !== null && (
        <p className={styles.wanted}>
          <span>{placeInWords(filter.slot)}</span>
          <Button small onClick={() => onFilter({ ...filter, slot: null })}>
            Показать всё
          </Button>
        </p>
      )}
      {chest.length === 0 ? (
        <EmptyChest
          filter={filter}
          isBare={!gear.some(({ equippedSlot }) => equippedSlot === null)}
          onFilter={onFilter}
        />
      ) : (
        <ItemGrid label={title}>
          {shown.map((item) => (
            <li key={item.id}>
              <GearCard
                {...gearLooks(item)}
                level={level}
                selected={item.id === selectedId}
                onOpen={() => onOpen(item)}
                onHold={item.isViewed ? undefined : () => onSeen(item)}
              />
            </li>
          ))}
        </ItemGrid>
      )}
      {more && <div className={styles.more}>{more}</div>}
    </Card>
  )
}

/** «На мечниках, место: Щит». */
function placeInWords(slot: number): string {
  const place = GEAR_SLOTS.find((candidate) => candidate.slot === slot)
  return place ? `${ON_GROUP[place.group]}, место «${className(place.gearClass)}»` : ''
}

type EmptyChestProps = { filter: ChestFilter; isBare: boolean; onFilter: (filter: ChestFilter) => void }

function EmptyChest({ filter, isBare, onFilter }: EmptyChestProps) {
  const isSifted = filter.slot !== null || filter.gearClass !== null || filter.chips.size > 0
  if (isSifted) {
    return (
      <Empty
        icon={<StorageIcon />}
        action={
          <Button onClick={() => onFilter({ ...filter, slot: null, gearClass: null, chips: new Set() })}>
            Сбросить фильтры
          </Button>
        }
      >
        Ничего не найдено
      </Empty>
    )
  }
  return (
    <Empty icon={<StorageIcon />}>
      {isBare
        ? 'Сундук пуст. Вещи приносят из походов: чем труднее поход, тем чаще.'
        : 'Для этого отряда в сундуке ничего нет.'}
    </Empty>
  )
}
