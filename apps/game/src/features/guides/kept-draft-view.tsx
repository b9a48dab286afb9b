import { textOf } from '#rules/content/rich-text-words.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatDay, formatTime } from '../../ui/format/date.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import styles from './editor.module.css'
import type { GuideDraft } from './kept-draft.ts'

type KeptDraftViewProps = {
  draft: GuideDraft
  /** Somebody has saved the guide since. */
  isOutdated: boolean
  now: number
  onTake: () => void
  onDrop: () => void
}

/** How much of the text is shown. */
const SAMPLE = 200

/** Offers the text that was not saved before the editor was left. */
export function KeptDraftView({ draft, isOutdated, now, onTake, onDrop }: KeptDraftViewProps) {
  const at = new Date(draft.keptAt).toISOString()
  const words = textOf(draft.content)
  return (
    <PageFrame title="Правка руководства" width="narrow">
      <Card title="Есть несохранённая правка">
        <div className={styles.form}>
          <p className={styles.state}>
            <span>{draft.title || 'Без названия'}</span>
            <time dateTime={at}>
              {formatDay(at, now)}, {formatTime(at)}
            </time>
          </p>
          {words !== '' && <p>{words.length > SAMPLE ? `${words.slice(0, SAMPLE)}…` : words}</p>}
          {isOutdated && (
            <p className={styles.over}>
              С тех пор руководство сохранили заново. Сверьте тексты перед сохранением.
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="act" onClick={onTake}>
              Продолжить правку
            </Button>
            <Button
              onClick={onDrop}
              confirm={{
                title: 'Удалить несохранённую правку?',
                text: 'Вернуть её будет нельзя.',
                isGrave: true,
              }}
            >
              Удалить её
            </Button>
          </div>
        </div>
      </Card>
    </PageFrame>
  )
}
