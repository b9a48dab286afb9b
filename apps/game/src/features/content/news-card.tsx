import type { News } from '../../../../../generated/types.ts'
import { formatDay } from '../../ui/format/date.ts'
import { ReportsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './news.module.css'
import { TextBlocks } from './text-blocks.tsx'

type NewsCardProps = {
  /** The newest first. Undefined until loaded. */
  news: readonly News[] | undefined
  error: Error | null
  onRetry: () => void
}

/** What is new in the game. */
export function NewsCard({ news, error, onRetry }: NewsCardProps) {
  return (
    <Card kind="ruled" title="Что нового" icon={<ReportsIcon />}>
      {!news && <Pending error={error} onRetry={onRetry} lines={4} />}
      {news?.length === 0 && <Empty>Новостей пока нет</Empty>}
      {news && news.length > 0 && (
        <ol className={styles.news}>
          {news.map((item) => (
            <NewsItem key={item.newsId} item={item} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function NewsItem({ item: { title, description, version, publishedAt } }: { item: News }) {
  const now = useServerNow()
  return (
    <li>
      <p className={styles.when}>
        <time dateTime={publishedAt}>{formatDay(publishedAt, now())}</time>
        {version !== '' && <span className={styles.version}>{version}</span>}
      </p>
      <h3>{title}</h3>
      <TextBlocks text={description} heading="h4" />
    </li>
  )
}
