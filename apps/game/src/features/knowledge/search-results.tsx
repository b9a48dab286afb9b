import { Fragment, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { KnowledgeEntry } from '#generated/types.ts'
import { counted } from '../../ui/format/counted.ts'
import { SearchIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import styles from './knowledge.module.css'
import { KIND_WORDS } from './knowledge-words.ts'
import { excerptOf, findEntries, markHits, RESULTS_MAX, wordsOf } from './search.ts'

/** The id of the list, for the field above it. */
export const RESULTS_ID = 'found'

type SearchResultsProps = { entries: readonly KnowledgeEntry[]; query: string }

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys move between the results. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.findIndex((link) => link.matches(':focus')) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** What the search has found, with the hits marked. */
export function SearchResults({ entries, query }: SearchResultsProps) {
  const found = findEntries(entries, query)
  const words = wordsOf(query)
  const shown = found.slice(0, RESULTS_MAX)
  return (
    <Card kind="ruled" title="Что нашлось" icon={<SearchIcon />}>
      <p role="status" className={styles.count}>
        {found.length > 0 && counted(found.length, ['запись', 'записи', 'записей'])}
        {found.length > RESULTS_MAX && `, показаны первые ${RESULTS_MAX}. Уточните запрос.`}
      </p>
      {found.length === 0 && (
        <Empty>По запросу «{query}» ничего не нашлось. Попробуйте другое слово или его часть.</Empty>
      )}
      <ol id={RESULTS_ID} className={styles.results} onKeyDown={moveFocus}>
        {shown.map(({ kind, key, title, text, page }) => (
          <li key={`${kind} ${key}`}>
            <Link to={`/knowledge-base/${page}#${key}`}>
              <Hits text={title} words={words} />
            </Link>
            <span className={styles.kind}>{KIND_WORDS[kind]}</span>
            <p>
              <Hits text={excerptOf(text, words)} words={words} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

type HitsProps = { text: string; words: readonly string[] }

/** A text with its hits marked. */
function Hits({ text, words }: HitsProps) {
  return markHits(text, words).map((part) =>
    part.isHit ? <mark key={part.at}>{part.text}</mark> : <Fragment key={part.at}>{part.text}</Fragment>,
  )
}
