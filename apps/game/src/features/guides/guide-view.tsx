import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Guide } from '#generated/types.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatDay } from '../../ui/format/date.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { ReaderDate } from '../../ui/values/reader-date.tsx'
import { guideEditorAddress } from './guide-address.ts'
import styles from './guides.module.css'

type GuideViewProps = {
  /** Undefined until loaded, null if there is none. */
  guide: Guide | null | undefined
  error: Error | null
  onRetry: () => void
  now: number
  mayEdit: boolean
  reactions: ReactNode
}

export function GuideView({ guide, error, onRetry, now, mayEdit, reactions }: GuideViewProps) {
  const all = (
    <Link className={buttonClass({ small: true })} to="/guides">
      Ко всем руководствам
    </Link>
  )
  if (guide === null)
    return (
      <PageFrame title="Руководство" width="narrow">
        <Card label="Руководство">
          <div className={styles.guide}>
            <Empty>Такого руководства нет. Возможно, его сняли с публикации.</Empty>
            {all}
          </div>
        </Card>
      </PageFrame>
    )
  if (!guide)
    return (
      <PageFrame title="Руководство" width="narrow">
        <Card label="Руководство">
          <Pending error={error} onRetry={onRetry} lines={12} />
        </Card>
      </PageFrame>
    )
  const { guideId, title, description, content, authorName, publishedAt, updatedAt } = guide
  return (
    <PageFrame
      title={title}
      width="narrow"
      aside={
        mayEdit && (
          <Link className={buttonClass({ variant: 'oak', small: true })} to={guideEditorAddress(guideId)}>
            Править
          </Link>
        )
      }
    >
      <Card kind="ruled" as="article" label={title}>
        <div className={styles.guide}>
          {description !== '' && <p className={styles.description}>{description}</p>}
          <p className={styles.about}>
            <span>{authorName}</span>
            <time dateTime={publishedAt}>
              <ReaderDate at={publishedAt} words={(at) => formatDay(at, now)} />
            </time>
            {updatedAt.slice(0, 10) !== publishedAt.slice(0, 10) && (
              <span>
                обновлено{' '}
                <time dateTime={updatedAt}>
                  <ReaderDate at={updatedAt} words={(at) => formatDay(at, now)} />
                </time>
              </span>
            )}
          </p>
          <RichText html={content} />
          <div className={styles.end}>
            {reactions}
            {all}
          </div>
        </div>
      </Card>
    </PageFrame>
  )
}
