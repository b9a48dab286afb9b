import type { ReactNode } from 'react'
import type { News } from '#generated/types.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatDay } from '../../ui/format/date.ts'
import { ReportsIcon } from '../../ui/pictures/icons.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { ReaderDate } from '../../ui/values/reader-date.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './news.module.css'
import { NEWS_ADDRESS, NEWS_ANCHOR, olderNewsAddress } from './news-address.ts'

/** Of a world without news: it says what will stand here. */
const NO_NEWS = 'Здесь мы расскажем обо всём, что изменится в игре.'

type NewsCardProps = {
  /** The newest first. */
  list: Pages<News>
  /** The list begins at older news. */
  isOlder: boolean
  /** What players think of it. */
  reactionsOf: (item: News) => ReactNode
}

/** What is new in the game, by version. */
export function NewsCard({ list, isOlder, reactionsOf }: NewsCardProps) {
  const { items, error, onRetry, nextCursor } = list
  return (
    <Card kind="ruled" title="Что нового" icon={<ReportsIcon />}>
      <div className={styles.news} id={NEWS_ANCHOR}>
        {!items && <Pending error={error} onRetry={onRetry} lines={4} />}
        {items?.length === 0 && <Empty>{isOlder ? 'Более старых новостей нет' : NO_NEWS}</Empty>}
        {items &&
          groupNews(items).map((group) => (
            <Group key={group.items[0]?.newsId} group={group} reactionsOf={reactionsOf} />
          ))}
        {items && (
          <div className={styles.ways}>
            <MorePages pages={list} address={nextCursor ? olderNewsAddress(nextCursor) : undefined} />
            {isOlder && (
              <a className={buttonClass({})} href={NEWS_ADDRESS}>
                К последним новостям
              </a>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

type GroupProps = { group: NewsGroup; reactionsOf: (item: News) => ReactNode }

function Group({ group: { version, items }, reactionsOf }: GroupProps) {
  const name = version === '' ? 'Без номера версии' : `Версия ${version}`
  return (
    <section className={styles.group} aria-label={name}>
      {version !== '' && <p className={styles.version}>{name}</p>}
      <ol className={styles.items}>
        {items.map((item) => (
          <NewsItem key={item.newsId} item={item} reactions={reactionsOf(item)} />
        ))}
      </ol>
    </section>
  )
}

type NewsItemProps = { item: News; reactions: ReactNode }

function NewsItem({ item: { title, description, publishedAt }, reactions }: NewsItemProps) {
  const now = useServerNow()
  return (
    <li>
      <p className={styles.when}>
        <time dateTime={publishedAt}>
          <ReaderDate at={publishedAt} words={(at) => formatDay(at, now())} />
        </time>
      </p>
      <h3>{title}</h3>
      {description !== '' && <RichText html={description} className={styles.text} />}
      {reactions}
    </li>
  )
}

type NewsGroup = {
  /** Of the game. Empty if the news name none. */
  readonly version: string
  readonly items: readonly News[]
}

/** News one after the other that came with the same version, in their order. */
function groupNews(news: readonly News[]): NewsGroup[] {
  const groups: { version: string; items: News[] }[] = []
  for (const item of news) {
    const last = groups.at(-1)
    if (last?.version === item.version) last.items.push(item)
    else groups.push({ version: item.version, items: [item] })
  }
  return groups
}
