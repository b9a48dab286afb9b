import { Link } from 'react-router-dom'
import type { EditorGuideSummary } from '#generated/types.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatDay } from '../../ui/format/date.ts'
import { RenameIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { EditorPending } from './editor-pending.tsx'
import { guideEditorAddress, NEW_GUIDE } from './guide-address.ts'
import { statusWords } from './guide-status.ts'
import styles from './guides.module.css'

type EditedGuidesCardProps = { list: Pages<EditorGuideSummary>; now: number }

/** All guides with their drafts, for those who write them. */
export function EditedGuidesCard({ list, now }: EditedGuidesCardProps) {
  const { items, error, onRetry } = list
  return (
    <Card title="Для редакторов" icon={<RenameIcon />}>
      <div className={styles.editors}>
        {!items && <EditorPending error={error} onRetry={onRetry} lines={3} />}
        {items?.length === 0 && <Empty>Пока ни одного руководства.</Empty>}
        {items && items.length > 0 && (
          <ul className={styles.edited}>
            {items.map((guide) => (
              <li key={guide.guideId}>
                <Link to={guideEditorAddress(guide.guideId)}>{guide.title}</Link>
                <span className={styles.about}>
                  <span>{statusWords(guide)}</span>
                  <span>
                    {guide.byName}, <time dateTime={guide.savedAt}>{formatDay(guide.savedAt, now)}</time>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {items && <MorePages pages={list} full />}
        {items && (
          <Link className={buttonClass({ variant: 'act' })} to={guideEditorAddress(NEW_GUIDE)}>
            Новое руководство
          </Link>
        )}
      </div>
    </Card>
  )
}
