import { ARMY_GROUPS } from '#rules/army/army.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'
import { QUALITY_TIERS } from '#rules/gear/quality.ts'
import { className, groupName } from '../../shared/gear/gear-words.ts'
import { FilterChips } from '../../ui/controls/filter-chips.tsx'
import { Select } from '../../ui/controls/select.tsx'
import styles from './market.module.css'
import type { MarketFilter } from './market-filter.ts'

type GearFilterProps = { filter: MarketFilter; onFilter: (filter: MarketFilter) => void }

const qualities = [
  { value: 'any', label: 'Любое' },
  ...QUALITY_TIERS.filter(({ min }) => min > 0).map(({ min, name }) => ({ value: String(min), label: name })),
]

/** The filters that only gear has. */
export function GearFilter({ filter, onFilter }: GearFilterProps) {
  const marks = new Set<'stars' | 'sharpened'>()
  if (filter.enhanceLevelMin !== undefined) marks.add('stars')
  if (filter.isSharpened) marks.add('sharpened')
  return (
    <>
      <Choice
        label="Класс"
        options={[
          { value: 'any', label: 'Любой' },
          ...GEAR_CLASSES.map((gearClass) => ({ value: gearClass, label: className(gearClass) })),
        ]}
        value={filter.gearClass ?? 'any'}
        onChange={(value) => onFilter({ ...filter, gearClass: value === 'any' ? undefined : value })}
      />
      <Choice
        label="Отряд"
        options={[
          { value: 'any', label: 'Любой' },
          ...ARMY_GROUPS.map((group) => ({ value: group, label: groupName(group) })),
        ]}
        value={filter.group ?? 'any'}
        onChange={(value) => onFilter({ ...filter, group: value === 'any' ? undefined : value })}
      />
      <Choice
        label="Качество от"
        options={qualities}
        value={String(filter.qualityMin ?? 'any')}
        onChange={(value) => onFilter({ ...filter, qualityMin: value === 'any' ? undefined : Number(value) })}
      />
      <div className={styles.whole}>
        <FilterChips
          label="Что сделано с вещью"
          chips={[
            { value: 'stars', label: 'Со звёздами' },
            { value: 'sharpened', label: 'Заточенные' },
          ]}
          chosen={marks}
          onToggle={(mark) =>
            onFilter(
              mark === 'stars'
                ? { ...filter, enhanceLevelMin: marks.has('stars') ? undefined : 1 }
                : { ...filter, isSharpened: marks.has('sharpened') ? undefined : true },
            )
          }
        />
      </div>
    </>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A select with its label above it, like the fields. */
function Choice<Value extends string>({ label, ...choice }: ChoiceProps<Value>) {
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <Select full label={label} {...choice} />
    </div>
  )
}
