import { Link } from 'react-router-dom'
import { itemArt } from '../../art/item-art.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { StorageIcon } from '../../ui/icons.ts'
import { ItemSign, type Material } from '../../ui/item-sign.tsx'
import { Select } from '../../ui/select.tsx'
import { resourceMaterial } from '../inventory/gear-material.ts'
import { EntryLine } from './entry-line.tsx'
import { EntryList, type EntryPages } from './entry-list.tsx'
import { FlowCard } from './flow-card.tsx'
import styles from './history.module.css'
import type { ItemAction, ItemEntry, ItemFilter, ItemKind, ItemSummary } from './history-types.ts'
import { sourceOptions } from './source-options.ts'
import { actionWords, itemSourceWords, kindWords } from './source-words.ts'

const kinds = ['gear', 'resource', 'consumable'] as const
const actions = ['RECEIVED', 'REMOVED'] as const

const sources = sourceOptions(itemSourceWords)

export type ItemsViewProps = {
  filter: ItemFilter
  onFilter: (filter: ItemFilter) => void
  summary: ItemSummary | undefined
  summaryError: Error | null
  onRetrySummary: () => void
  list: EntryPages<ItemEntry>
  /** Server time, ms. */
  now: number
}

/** The leaf of things: pieces of thirty days at a glance, and every one below. */
export function ItemsView(props: ItemsViewProps) {
  const { filter, onFilter, summary, summaryError, onRetrySummary, list, now } = props
  const counted: readonly ItemKind[] = filter.kind ? [filter.kind] : kinds
  const sumOf = (day: ItemSummary['days'][number], flow: 'received' | 'removed') =>
    counted.map((kind) => day[kind][flow]).reduce((sum, pieces) => sum + pieces, 0)
  return (
    <div className={styles.leaves}>
      <FlowCard
        className={styles.chart}
        title={`${filter.kind ? kindWords[filter.kind] : 'Вещи'} за 30 дней`}
        icon={<StorageIcon />}
        words={{ in: 'Получено', out: 'Отдано' }}
        days={summary?.days.map((day) => ({
          startsAt: day.startsAt,
          in: sumOf(day, 'received'),
          out: sumOf(day, 'removed'),
        }))}
        error={summaryError}
        onRetry={onRetrySummary}
      />
      <Card kind="ruled" label="Записи о вещах" className={styles.book}>
        <ItemFilters filter={filter} onFilter={onFilter} />
        <EntryList
          list={list}
          keyOf={({ kind, entryId }) => `${kind} ${entryId}`}
          row={(entry) => <ItemLine entry={entry} />}
          empty={<NoItems isFiltered={Object.values(filter).some(Boolean)} onFree={() => onFilter({})} />}
          now={now}
        />
      </Card>
    </div>
  )
}

function ItemFilters({ filter, onFilter }: Pick<ItemsViewProps, 'filter' | 'onFilter'>) {
  const { kind, action, source } = filter
  const toggleKind = (value: ItemKind) => onFilter({ ...filter, kind: value === kind ? undefined : value })
  const toggleAction = (value: ItemAction) =>
    onFilter({ ...filter, action: value === action ? undefined : value })
  return (
    <div className={styles.filters}>
      <FilterChips
        label="Что за вещь"
        chips={kinds.map((value) => ({ value, label: kindWords[value] }))}
        chosen={new Set(kind && [kind])}
        onToggle={toggleKind}
      />
      <FilterChips
        label="Получено или отдано"
        chips={actions.map((value) => ({ value, label: actionWords[value] }))}
        chosen={new Set(action && [action])}
        onToggle={toggleAction}
      />
      <Select
        label="За что"
        options={sources}
        value={source ?? 'all'}
        onChange={(value) => onFilter({ ...filter, source: value === 'all' ? undefined : value })}
      />
    </div>
  )
}

const materialOf = ({ kind, icon }: ItemEntry): Material =>
  kind === 'resource' ? resourceMaterial(icon) : kind === 'consumable' ? 'cloth' : 'steel'

function ItemLine({ entry }: { entry: ItemEntry }) {
  const { name, action, amount, source, about } = entry
  return (
    <EntryLine
      sign={<ItemSign art={itemArt(entry.icon)} material={materialOf(entry)} size={30} />}
      head={name}
      about={about ? `${itemSourceWords[source]}: ${about}` : itemSourceWords[source]}
      fightId={entry.fightId}
      createdAt={entry.createdAt}
      amount={action === 'RECEIVED' ? amount : -amount}
      unit="шт."
    />
  )
}

function NoItems({ isFiltered, onFree }: { isFiltered: boolean; onFree: () => void }) {
  if (isFiltered)
    return (
      <Empty icon={<StorageIcon />} action={<Button onClick={onFree}>Показать всё</Button>}>
        Таких записей в книге нет.
      </Empty>
    )
  return (
    <Empty
      icon={<StorageIcon />}
      action={
        <Link className={buttonClass({})} to="/game/missions">
          К походам
        </Link>
      }
    >
      Вещей ещё не прибывало. Что войско принесёт из похода, писарь внесёт сюда.
    </Empty>
  )
}
