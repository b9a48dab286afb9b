import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { GuideSummary } from '#generated/types.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatDay } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { DislikeIcon, LikeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { ReaderDate } from '../../ui/values/reader-date.tsx'
import { guideAddress } from './guide-address.ts'
import styles from './guides.module.css'

type GuidesViewProps = {
  list: Pages<GuideSummary>
  now: number
  /** The card of those who write guides. */
  editors: ReactNode
}

/** The published guides. */
export function GuidesView({ list, now, editors }: GuidesViewProps) {
  const { items, error, onRetry } = list
  return (
    <PageFrame
      title="Руководства"
      lead="Советы о том, как держать замок и водить войско. Их пишут редакторы: этих игроков назначает управление игры."
      width="narrow"
    >
      {editors}
      <Card kind="ruled" label="Руководства">
        {!items && <Pending error={error} onRetry={onRetry} lines={6} />}
        {items?.length === 0 && <Empty>Руководств пока нет. Загляните позже.</Empty>}
        {items && items.length > 0 && (
          <ol className={styles.list}>
            {items.map((guide) => (
              <GuideItem key={guide.guideId} guide={guide} now={now} />
            ))}
          </ol>
        )}
        {items && <MorePages pages={list} full />}
      </Card>
    </PageFrame>
  )
}

function GuideItem({ guide, now }: { guide: GuideSummary; now: number }) {
  const { guideId, title, description, authorName, publishedAt, likes, dislikes } = guide
  return (
    <li>
      <h2>
        <Link to={guideAddress(guideId)}>{title}</Link>
      </h2>
      {description !== '' && <p>{description}</p>}
      <p className={styles.about}>
        <span>{authorName}</span>
        <time dateTime={publishedAt}>
          <ReaderDate at={publishedAt} words={(at) => formatDay(at, now)} />
        </time>
        <span className={styles.count}>
          <span className="sr">Нравится:</span>
          <LikeIcon aria-hidden="true" /> {formatNumber(likes)}
        </span>
        <span className={styles.count}>
          <span className="sr">Не нравится:</span>
          <DislikeIcon aria-hidden="true" /> {formatNumber(dislikes)}
        </span>
      </p>
    </li>
  )
}
