import type { ItemEntry, ItemSummary } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { resourceMaterial } from '../../shared/gear/gear-material.ts'
import { keysOf } from '../../shell/keys-of.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'
import { ItemSign, type Material } from '../../ui/pictures/item-sign.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { DayList } from '../../ui/surfaces/day-list.tsx'
import { OneOrAll, ReasonSelect } from './entry-filters.tsx'
import lineStyles from './entry-line.module.css'
import { EntryLine } from './entry-line.tsx'
import { FlowCard } from './flow-card.tsx'
import styles from './history.module.css'
import type { ItemFilter } from './history-types.ts'
import { NoEntries } from './no-entries.tsx'
import { ACTION_WORDS, ITEM_SOURCE_WORDS, KIND_WORDS } from './source-words.ts'

export type ItemsViewProps = {
  filter: ItemFilter
  onFilter: (filter: ItemFilter) => void
  summary: ItemSummary | undefined
  summaryError: Error | null
  onRetrySummary: () => void
  list: Pages<ItemEntry>
  /** Server time (ms). */
  now: number
}

/** The tab of items: thirty days of gear as a chart, and every entry below. */
export function ItemsView(props: ItemsViewProps) {
  const { filter, onFilter, summary, summaryError, onRetrySummary, list, now } = props
  const counted = filter.kind ? [filter.kind] : keysOf(KIND_WORDS)
  const sumOf = (day: ItemSummary['days'][number], flow: 'received' | 'removed') =>
    counted.map((kind) => day[kind][flow]).reduce((sum, amount) => sum + amount, 0)
  return (
    <div className={styles.panels}>
      <FlowCard
        className={styles.chart}
        title={filter.kind ? KIND_WORDS[filter.kind] : 'Вещи'}
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
        <DayList
          list={list}
          keyOf={({ kind, entryId }) => `${kind} ${entryId}`}
          rowClass={lineStyles.row}
          row={(entry) => <ItemLine entry={entry} />}
          empty={
            <NoEntries icon={<StorageIcon />} filter={filter} onFree={() => onFilter({})}>
              Вещей ещё не было. Что войско принесёт из похода, писарь запишет сюда.
            </NoEntries>
          }
          now={now}
        />
      </Card>
    </div>
  )
}

function ItemFilters({ filter, onFilter }: Pick<ItemsViewProps, 'filter' | 'onFilter'>) {
  return (
    <div className={styles.filters}>
      <OneOrAll
        label="Что за вещь"
        words={KIND_WORDS}
        chosen={filter.kind}
        onChoose={(kind) => onFilter({ ...filter, kind })}
      />
      <OneOrAll
        label="Получено или отдано"
        words={ACTION_WORDS}
        chosen={filter.action}
        onChoose={(action) => onFilter({ ...filter, action })}
      />
      <ReasonSelect
        words={ITEM_SOURCE_WORDS}
        chosen={filter.source}
        onChoose={(source) => onFilter({ ...filter, source })}
      />
    </div>
  )
}

function materialOf({ kind, icon }: ItemEntry): Material {
  return kind === 'resource' ? resourceMaterial(icon) : kind === 'consumable' ? 'cloth' : 'steel'
}

function ItemLine({ entry }: { entry: ItemEntry }) {
  const { name, action, amount, source, about } = entry
  return (
    <EntryLine
      sign={<ItemSign art={itemArt(entry.icon)} material={materialOf(entry)} size={30} />}
      head={name}
      about={about ? `${ITEM_SOURCE_WORDS[source]}: ${about}` : ITEM_SOURCE_WORDS[source]}
      fightId={entry.fightId}
      players={entry.players}
      createdAt={entry.createdAt}
      amount={action === 'RECEIVED' ? amount : -amount}
      unit="шт."
    />
  )
}
