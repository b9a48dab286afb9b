import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { GearSieve } from './gear-sieve.tsx'
import styles from './market.module.css'
import { narrowings } from './market-filter.ts'
import type { MarketFilter, MarketKey } from './market-types.ts'
import { CURRENCIES, LISTS, ORDERS } from './market-words.ts'

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
          example={LISTS[marketKey].example}
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
                chips={[{ value: 'mine', label: `Мне по уровню: до ${level}` }]}
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

function orderOf(marketKey: MarketKey, value: string): Pick<MarketFilter, 'sort' | 'direction'> {
  const sorts = ['price', 'unitPrice', 'level', 'quality', 'endsAt'] as const
  const known = ORDERS[marketKey].find((order) => order.value === value)?.value ?? 'price ASC'
  return {
    sort: sorts.find((name) => known.startsWith(`${name} `)),
    direction: known.endsWith('DESC') ? 'DESC' : 'ASC',
  }
}

/** Wait (ms) after the last letter before the market is asked. */
const patience = 350

type SearchBoxProps = { value: string; example: string; onChange: (value: string) => void }

function SearchBox({ value, example, onChange }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState(value)
  /** What the address said at the last look, and what it was last told from here. */
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  // The address has changed by itself: the filter was lifted, or the player went back.
  if (value !== seen) {
    setSeen(value)
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }
  useEffect(() => {
    const words = text.trim()
    if (words === told) return
    const timer = setTimeout(() => {
      setTold(words)
      onChange(words)
    }, patience)
    return () => clearTimeout(timer)
  }, [text, told, onChange])
  return (
    <label className={styles.field} htmlFor={id}>
      Название
      <input
        id={id}
        type="search"
        value={text}
        maxLength={60}
        autoComplete="off"
        placeholder={`Например, ${example}`}
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
