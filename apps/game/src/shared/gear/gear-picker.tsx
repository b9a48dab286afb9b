import { useState } from 'react'
import type { Gear } from '#generated/types.ts'
import { FilterChips } from '../../ui/controls/filter-chips.tsx'
import { useFirstPart } from '../../ui/hooks/use-first-part.tsx'
import { GearCard, ItemGrid } from '../../ui/pictures/gear-card.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { gearLooks, isBlankGear } from './gear-looks.ts'

/** Cards drawn at first and at each press on «Показать ещё». */
const PAGE_ITEMS = 48

export type Filter = { label: string; holds: (gear: Gear) => boolean }

export const wornFilter: Filter = { label: 'Надетые', holds: ({ equippedSlot }) => equippedSlot !== null }
export const storedFilter: Filter = { label: 'На складе', holds: ({ equippedSlot }) => equippedSlot === null }
export const blankFilter: Filter = { label: 'Заготовки', holds: isBlankGear }

export type GearPickerProps = {
  title: string
  /** Accessible name of the list: «Вещи для заточки». */
  label: string
  gear: readonly Gear[]
  filters: readonly Filter[]
  level: number
  selectedId: number | null
  onSelect: (id: number | null) => void
}

/** A list of gear to choose one item from, with one filter at a time. */
export function GearPicker({
  title,
  label,
  gear: items,
  filters,
  level,
  selectedId,
  onSelect,
}: GearPickerProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const filter = filters.find((one) => one.label === chosen)
  const sifted = filter ? items.filter(filter.holds) : items
  const { shown, more } = useFirstPart(sifted, PAGE_ITEMS)
  return (
    <Card kind="ruled" title={title} label={label}>
      <FilterChips
        label="Какие вещи"
        chips={filters.map((one) => ({
          value: one.label,
          label: one.label,
          count: items.filter(one.holds).length,
        }))}
        chosen={new Set(chosen === null ? [] : [chosen])}
        onToggle={(value) => setChosen(value === chosen ? null : value)}
      />
      {sifted.length === 0 ? (
        <Empty icon={<StorageIcon />}>
          {items.length === 0 ? 'Вещей пока нет: их приносят из походов.' : 'Ничего не найдено'}
        </Empty>
      ) : (
        <ItemGrid label={label}>
          {shown.map((gear) => (
            <li key={gear.id}>
              <GearCard
                {...gearLooks(gear)}
                level={level}
                selected={gear.id === selectedId}
                onOpen={() => onSelect(gear.id)}
              />
            </li>
          ))}
        </ItemGrid>
      )}
      {more}
    </Card>
  )
}
