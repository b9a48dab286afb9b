import { useState } from 'react'
import type { Gear } from '#generated/types.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'
import { QUALITY_TIERS } from '#rules/gear/quality.ts'
import { className } from '../../shared/gear/gear-words.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FilterChips } from '../../ui/controls/filter-chips.tsx'
import { Select } from '../../ui/controls/select.tsx'
import styles from './chest.module.css'
import {
  type ChestChip,
  type ChestFilter,
  classesOfGroup,
  passes,
  SORTINGS,
  type Sorting,
} from './chest-filter.ts'

const CHIPS: readonly { value: ChestChip; label: string }[] = [
  { value: 'new', label: 'Новые' },
  { value: 'worn', label: 'Надетые' },
  ...QUALITY_TIERS.map(({ key, name }) => ({ value: key, label: name })).reverse(),
]

type ChestFiltersProps = {
  title: string
  gear: readonly Gear[]
  filter: ChestFilter
  onFilter: (filter: ChestFilter) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** The chest's title, order and filter. */
export function ChestFilters({ title, gear, filter, onFilter, sorting, onSort }: ChestFiltersProps) {
  const active = filter.chips.size + Number(filter.gearClass !== null)
  const [open, setOpen] = useState(active > 0)
  const classes = filter.group ? classesOfGroup(filter.group) : allClasses()
  const countOf = (chip: ChestChip): number =>
    gear.filter((item) =>
      passes(item, {
        ...filter,
        chips: new Set([chip, ...(filter.chips.has('worn') ? ['worn' as const] : [])]),
      }),
    ).length
  const toggle = (chip: ChestChip) => {
    const next = new Set(filter.chips)
    if (!next.delete(chip)) next.add(chip)
    onFilter({ ...filter, chips: next })
  }
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.order}>
          <Select label="Порядок" options={SORTINGS} value={sorting} onChange={onSort} />
          <Button
            small
            label={active > 0 ? `Фильтры, выбрано: ${active}` : 'Фильтры'}
            expanded={open}
            onClick={() => setOpen(!open)}
          >
            Фильтры{active > 0 ? `: ${active}` : ''}
          </Button>
        </div>
      </div>
      <div className={styles.rule} />
      {open && (
        <div className={styles.filters}>
          <Select
            label="Класс"
            labelled
            options={[
              { value: 'any', label: 'Любой' },
              ...classes.map((gearClass) => ({ value: gearClass, label: className(gearClass) })),
            ]}
            value={filter.gearClass ?? 'any'}
            onChange={(value) => onFilter({ ...filter, gearClass: value === 'any' ? null : value })}
          />
          <FilterChips
            label="Фильтры вещей"
            chips={CHIPS.map((chip) => ({ ...chip, count: countOf(chip.value) }))}
            chosen={filter.chips}
            onToggle={toggle}
          />
        </div>
      )}
    </>
  )
}

function allClasses(): GearClass[] {
  return [...new Set(ARMY_GROUPS.flatMap(classesOfGroup)), 'blank']
}
