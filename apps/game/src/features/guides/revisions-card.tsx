import { useState } from 'react'
import { listGuideRevisions } from '#generated/hooks/guides.ts'
import { usePages } from '../../api/use-pages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { MorePages } from '../../ui/controls/more-pages.tsx'
import { formatDay, formatTime } from '../../ui/format/date.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './editor.module.css'

type RevisionsCardProps = { guideId: number; revision: number; onTake: (revision: number) => void }

/** Every saved text of the guide, to bring one back. */
export function RevisionsCard({ guideId, revision, onTake }: RevisionsCardProps) {
  const now = useServerNow()
  const [isOpen, setIsOpen] = useState(false)
  const list = usePages({
    queryKey: ['guideRevisions', guideId],
    enabled: isOpen,
    read: (page, request) => listGuideRevisions(guideId, { ...page, limit: 20 }, request),
    staleTime: 0,
  })
  return (
    <Card title="Прежние редакции">
      <div className={styles.form}>
        <div className={styles.actions}>
          <Button small expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Скрыть' : 'Показать'}
          </Button>
        </div>
        {isOpen && !list.items && <Pending error={list.error} onRetry={list.onRetry} lines={3} />}
        {isOpen && list.items && (
          <ol className={styles.revisions}>
            {list.items.map((one) => (
              <li key={one.revision}>
                <span className={styles.state}>
                  <span>
                    № {one.revision}: {one.title}
                  </span>
                  <span>
                    {one.byName}, {formatDay(one.savedAt, now())}, {formatTime(one.savedAt)}
                  </span>
                </span>
                {one.revision !== revision && (
                  <Button
                    small
                    label={`Взять в редактор редакцию № ${one.revision}`}
                    onClick={() => onTake(one.revision)}
                  >
                    Взять в редактор
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
        {isOpen && list.items && <MorePages pages={list} />}
      </div>
    </Card>
  )
}
