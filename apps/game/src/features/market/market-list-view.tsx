import type { ReactNode } from 'react'
import type { MarketKey, MarketLot } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { LotRow } from './lot-row.tsx'
import lots from './lots.module.css'
import styles from './market.module.css'
import type { MarketFilter } from './market-filter.ts'
import { narrowings } from './market-filter.ts'
import { MarketFilters } from './market-filters.tsx'
import { LISTS } from './market-words.ts'

type MarketListViewProps = {
  marketKey: MarketKey
  filter: MarketFilter
  onFilter: (filter: MarketFilter) => void
  level: number
  list: Pages<MarketLot>
  onOpen: (lot: MarketLot) => void
}

/** One list of the market: the filter and the lots. */
export function MarketListView({ marketKey, filter, onFilter, level, list, onOpen }: MarketListViewProps) {
  const { title } = LISTS[marketKey]
  return (
    <PageFrame
      title={`Рынок: ${title.toLowerCase()}`}
      aside={
        <p>
          <PageLink to="market">Весь рынок</PageLink>
        </p>
      }
    >
      <Card kind="ruled" label={`Лоты: ${title}`} className={styles.book}>
        <MarketFilters marketKey={marketKey} filter={filter} onFilter={onFilter} level={level} />
        <LotList
          list={list}
          level={level}
          label={title}
          onOpen={onOpen}
          empty={
            narrowings(filter) > 0 ? (
              <Empty
                icon={<MarketIcon />}
                action={
                  <Button onClick={() => onFilter({ currency: filter.currency, sort: filter.sort })}>
                    Сбросить фильтры
                  </Button>
                }
              />
            ) : (
              <Empty icon={<MarketIcon />}>
                {filter.currency === 'DIAMONDS' ? 'За алмазы сейчас не продают.' : 'Прилавки пусты.'} Своё
                можно выставить со склада.
              </Empty>
            )
          }
        />
      </Card>
    </PageFrame>
  )
}

type LotListProps = {
  list: Pages<MarketLot>
  level: number
  label: string
  empty: ReactNode
  onOpen: (lot: MarketLot) => void
}

function LotList({ list, level, label, empty, onOpen }: LotListProps) {
  if (!list.items) return <Pending error={list.error} onRetry={list.onRetry} lines={6} height={72} />
  if (list.items.length === 0 && !list.hasMore) return empty
  return (
    <div aria-busy={list.isStale}>
      <ul className={lots.lots} aria-label={label}>
        {list.items.map((lot) => (
          <li key={lot.lotId}>
            <LotRow lot={lot} level={level} onOpen={() => onOpen(lot)} />
          </li>
        ))}
      </ul>
      {(list.hasMore || list.error) && (
        <div className={lots.more}>
          <MorePages pages={list} words={list.items.length === 0 ? 'Искать дальше' : undefined} />
        </div>
      )}
    </div>
  )
}
