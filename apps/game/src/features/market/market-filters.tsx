import { useEffect, useId, useState } from 'react'
import { ARMY_GROUPS } from '../../../../../rules/army.ts'
import { GEAR_CLASSES } from '../../../../../rules/gear/gear-class.ts'
import { Button } from '../../ui/button.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { qualityTier } from '../../ui/format/quality.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { className, groupName } from '../inventory/gear-words.ts'
import styles from './market.module.css'
import { narrowings } from './market-filter.ts'
import type { MarketFilter, MarketKey } from './market-types.ts'
import { CURRENCIES, ORDERS } from './market-words.ts'

type MarketFiltersProps = {
  marketKey: MarketKey
  filter: MarketFilter
  onFilter: (filter: MarketFilter) => void
  /** The player's. */
  level: number
}

/** What is looked for, for what, in which order; the rest of the sieve folds out. */
export function MarketFilters({ marketKey, filter, onFilter, level }: MarketFiltersProps) {
  const [open, setOpen] = useState(false)
  const count = narrowings({ ...filter, search: undefined })
  const { sort = 'price', direction = 'ASC' } = filter
  return (
    <>
      <div className={styles.head}>
        <SearchBox
          value={filter.search ?? ''}
          onChange={(search) => onFilter({ ...filter, search: search === '' ? undefined : search })}
        />
        <Segmented
          label="Цена"
          choices={CURRENCIES}
          value={filter.currency ?? 'GOLD'}
          onChange={(currency) => onFilter({ ...filter, currency })}
        />
        <Select
          label="Порядок"
          options={ORDERS[marketKey]}
          value={`${sort} ${direction}`}
          onChange={(order) => onFilter({ ...filter, ...orderOf(marketKey, order) })}
        />
        <Button
          label={count > 0 ? `Отбор, выбрано: ${count}` : 'Отбор'}
          expanded={open}
          onClick={() => setOpen(!open)}
        >
          Отбор{count > 0 ? `: ${count}` : ''}
        </Button>
      </div>
      {open && (
        <div className={styles.sieve}>
          {marketKey === 'gear' && <GearSieve filter={filter} onFilter={onFilter} />}
          <div className={styles.prices}>
            <WholeBox
              label="Цена от"
              value={filter.priceMin}
              onChange={(priceMin) => onFilter({ ...filter, priceMin })}
            />
            <WholeBox
              label="до"
              value={filter.priceMax}
              onChange={(priceMax) => onFilter({ ...filter, priceMax })}
            />
          </div>
          {marketKey !== 'resource' && (
            <FilterChips
              label="Уровень"
              chips={[{ value: 'mine', label: `Мне по уровню: до ${level}` }]}
              chosen={new Set(filter.levelMax === undefined ? [] : ['mine'])}
              onToggle={() =>
                onFilter({ ...filter, levelMax: filter.levelMax === undefined ? level : undefined })
              }
            />
          )}
        </div>
      )}
    </>
  )
}

function orderOf(marketKey: MarketKey, value: string): Pick<MarketFilter, 'sort' | 'direction'> {
  const sorts = ['price', 'unitPrice', 'level', 'quality', 'endsAt'] as const
  const known = ORDERS[marketKey].find((order) => order.value === value)?.value ?? 'price ASC'
  return {
    sort: sorts.find((name) => known.startsWith(`${name} `)),
    direction: known.endsWith('DESC') ? 'DESC' : 'ASC',
  }
}

type SieveProps = Pick<MarketFiltersProps, 'filter' | 'onFilter'>

const qualities = [
  { value: 'any', label: 'Любое' },
  ...[30, 50, 80, 95].map((percent) => ({ value: String(percent), label: qualityTier(percent).word })),
]

function GearSieve({ filter, onFilter }: SieveProps) {
  const marks = new Set<'stars' | 'sharpened'>()
  if (filter.enhanceLevelMin !== undefined) marks.add('stars')
  if (filter.isSharpened) marks.add('sharpened')
  return (
    <>
      <Select
        label="Класс"
        labelled
        options={[
          { value: 'any', label: 'Любой' },
          ...GEAR_CLASSES.map((gearClass) => ({ value: gearClass, label: className(gearClass) })),
        ]}
        value={filter.gearClass ?? 'any'}
        onChange={(value) => onFilter({ ...filter, gearClass: value === 'any' ? undefined : value })}
      />
      <Select
        label="Кому"
        labelled
        options={[
          { value: 'any', label: 'Всем' },
          ...ARMY_GROUPS.map((group) => ({ value: group, label: groupName(group) })),
        ]}
        value={filter.group ?? 'any'}
        onChange={(value) => onFilter({ ...filter, group: value === 'any' ? undefined : value })}
      />
      <Select
        label="Качество от"
        labelled
        options={qualities}
        value={String(filter.qualityMin ?? 'any')}
        onChange={(value) => onFilter({ ...filter, qualityMin: value === 'any' ? undefined : Number(value) })}
      />
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
    </>
  )
}

/** Wait (ms) after the last letter before the market is asked. */
const patience = 350

type SearchBoxProps = { value: string; onChange: (value: string) => void }

function SearchBox({ value, onChange }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onChange(text.trim()), patience)
    return () => clearTimeout(timer)
  }, [text, value, onChange])
  return (
    <label className={styles.field} htmlFor={id}>
      Название
      <input
        id={id}
        type="search"
        value={text}
        maxLength={60}
        autoComplete="off"
        placeholder="Например, лук"
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}

type WholeBoxProps = {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

function WholeBox({ label, value, onChange }: WholeBoxProps) {
  const id = useId()
  return (
    <label className={styles.field} htmlFor={id}>
      {label}
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value ?? ''}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 9)
          onChange(digits === '' ? undefined : Number(digits))
        }}
      />
    </label>
  )
}
