import type { LegalText } from '#generated/types.ts'
import { formatDate } from '../../ui/format/date.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Ribbon } from '../../ui/surfaces/ribbon.tsx'
import { ReaderDate } from '../../ui/values/reader-date.tsx'
import styles from './legal.module.css'
import { TextBlocks } from './text-blocks.tsx'

type LegalViewProps = {
  /** Undefined until loaded. */
  text: LegalText | undefined
  error: Error | null
  onRetry: () => void
}

/** A legal text with its headings and lists. */
export function LegalView({ text, error, onRetry }: LegalViewProps) {
  return (
    <div className={styles.page}>
      {text && (
        <header className={styles.head}>
          <Ribbon>{text.title}</Ribbon>
        </header>
      )}
      <Card kind="ruled" label={text?.title ?? 'Текст'} className={styles.text}>
        {text ? <Blocks text={text} /> : <Pending error={error} onRetry={onRetry} lines={12} />}
      </Card>
    </div>
  )
}

function Blocks({ text: { body, publishedAt, version } }: { text: LegalText }) {
  return (
    <>
      <TextBlocks text={body} />
      <p className={styles.version}>
        Редакция {version}
        {publishedAt && (
          <>
            {' от '}
            <ReaderDate at={publishedAt} words={formatDate} />
          </>
        )}
      </p>
    </>
  )
}
