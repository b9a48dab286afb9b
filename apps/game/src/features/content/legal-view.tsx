import type { LegalText } from '#generated/types.ts'
import { formatDate } from '../../ui/format/date.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Ribbon } from '../../ui/surfaces/ribbon.tsx'
import { ReaderDate } from '../../ui/values/reader-date.tsx'
import styles from './legal.module.css'

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

/** A legal text with its headings, lists and paragraphs. */
function TextBlocks({ text }: { text: string }) {
  return splitBlocks(text).map(({ kind, lines, key }) => {
    if (kind === 'heading') return <h2 key={key}>{lines[0]}</h2>
    if (kind === 'paragraph') return <p key={key}>{lines.join(' ')}</p>
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  })
}

const MARKS = { heading: '# ', list: '- ' } as const

type TextBlock = {
  kind: 'heading' | 'list' | 'paragraph'
  /** Without their marks. */
  lines: readonly string[]
  /** Unique in the text: the number of its first line. */
  key: number
}

function kindOf(line: string): TextBlock['kind'] {
  if (line.startsWith(MARKS.heading)) return 'heading'
  return line.startsWith(MARKS.list) ? 'list' : 'paragraph'
}

/** The blocks of a text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item of a list. */
function splitBlocks(body: string): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[]; key: number }[] = []
  let isOpen = false
  for (const [key, line] of body.split('\n').entries()) {
    const text = line.trim()
    if (text === '') {
      isOpen = false
      continue
    }
    const kind = kindOf(text)
    const words = kind === 'paragraph' ? text : text.slice(2).trim()
    const last = blocks.at(-1)
    if (isOpen && last?.kind === kind && kind !== 'heading') last.lines.push(words)
    else blocks.push({ kind, lines: [words], key })
    isOpen = true
  }
  return blocks
}
