import { useState } from 'react'
import type { MarketKey } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FilterChips } from '../../ui/controls/filter-chips.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { NumberBox } from '../../ui/forms/number-box.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { useTyped } from '../../ui/hooks/use-typed.ts'
import { GearFilter } from './gear-filter.tsx'
import styles from './market.module.css'
import type { MarketFilter } from './market-filter.ts'
import { narrowings, orderOf } from './market-filter.ts'
import { LISTS, MARKET_CURRENCIES, ORDERS } from './market-words.ts'

type MarketFiltersProps = {
  marketKey: MarketKey
  filter: MarketFilter
  onFilter: (filter: MarketFilter) => void
  /** The player's level. */
  level: number
}

/** Search, currency and order. The other filters unfold. */
export function MarketFilters({ marketKey, filter, onFilter, level }: MarketFiltersProps) {
  const [open, setOpen] = useState(false)
  const count = narrowings({ ...filter, search: undefined })
  const { sort = 'price', direction = 'ASC' } = filter
  return (
    <>
      <div className={styles.head}>
        <SearchBox
          value={filter.search ?? ''}
          example={LISTS[marketKey].example}
          onChange={(search) => onFilter({ ...filter, search: search === '' ? undefined : search })}
        />
        <Segmented
          label="Цена"
          choices={MARKET_CURRENCIES}
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
          label={count > 0 ? `Фильтры, выбрано: ${count}` : 'Фильтры'}
          expanded={open}
          onClick={() => setOpen(!open)}
        >
          Фильтры{count > 0 ? `: ${count}` : ''}
        </Button>
      </div>
      {open && (
        <div className={styles.filters}>
          {marketKey === 'gear' && <GearFilter filter={filter} onFilter={onFilter} />}
          <WholeBox
            label="Цена от"
            value={filter.priceMin}
            onChange={(priceMin) => onFilter({ ...filter, priceMin })}
          />
          <WholeBox
            label="Цена до"
            value={filter.priceMax}
            onChange={(priceMax) => onFilter({ ...filter, priceMax })}
          />
          {marketKey !== 'resource' && (
            <div className={styles.whole}>
              <FilterChips
                label="Уровень"
                chips={[{ value: 'mine', label: `По моему уровню: до ${level}` }]}
                chosen={new Set(filter.levelMax === undefined ? [] : ['mine'])}
                onToggle={() =>
                  onFilter({ ...filter, levelMax: filter.levelMax === undefined ? level : undefined })
                }
              />
            </div>
          )}
        </div>
      )}
    </>
  )
}

type SearchBoxProps = {
  value: string
  /** An example of a search. */
  example: string
  onChange: (value: string) => void
}

/** Searches by a part of the name. */
function SearchBox({ value, example, onChange }: SearchBoxProps) {
  const [text, setText] = useTyped(value, onChange)
  return (
    <TextBox
      label="Название"
      type="search"
      value={text}
      onChange={setText}
      maxLength={60}
      placeholder={`Например, ${example}`}
    />
  )
}

type WholeBoxProps = {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Bounds of prices, levels and qualities. */
const FILTER_MAX = 999_999_999

/** A whole number, or empty. */
function WholeBox({ label, value, onChange }: WholeBoxProps) {
  const [text, setText] = useTyped(value === undefined ? '' : String(value), (digits) =>
    onChange(digits === '' ? undefined : Number(digits)),
  )
  return (
    <NumberBox
      label={label}
      value={text === '' ? null : Number(text)}
      max={FILTER_MAX}
      onChange={(number) => setText(number === null ? '' : String(number))}
    />
  )
}
