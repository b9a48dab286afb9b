import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { KnowledgeEntry, KnowledgeKind } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { TextBox } from '../../ui/forms/text-box.tsx'
import {
  ChronicleIcon,
  EquipIcon,
  GloryIcon,
  HelpIcon,
  LedgerIcon,
  MissionsIcon,
} from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './knowledge.module.css'
import { RESULTS_ID, SearchResults } from './search-results.tsx'

type KnowledgeViewProps = {
  /** Undefined until loaded. */
  entries: readonly KnowledgeEntry[] | undefined
  error: Error | null
  onRetry: () => void
  /** The query of the address. */
  query: string
  /** The text in the field, which may be ahead of the address. */
  text: string
  onType: (text: string) => void
}

type Section = { page: string; kind: KnowledgeKind; icon: ReactNode; title: string; text: string }

const SECTIONS: readonly Section[] = [
  {
    page: 'tutorial',
    kind: 'TASK',
    icon: <ChronicleIcon />,
    title: 'Поручения обучения',
    text: 'С чего начать, что откроется дальше и чем заплатят.',
  },
  {
    page: 'missions',
    kind: 'MISSION',
    icon: <MissionsIcon />,
    title: 'Походы и враги',
    text: 'Сила врага, цена в энергии, время, награды и шансы добычи.',
  },
  {
    page: 'gear',
    kind: 'GEAR',
    icon: <EquipIcon />,
    title: 'Снаряжение',
    text: 'Все вещи по классам и расчёт их силы при любом качестве.',
  },
  {
    page: 'crusades',
    kind: 'CRUSADE',
    icon: <GloryIcon />,
    title: 'Крестовые походы',
    text: 'Враги, против которых идут вместе: требования и добыча.',
  },
  {
    page: 'tips',
    kind: 'TIP',
    icon: <HelpIcon />,
    title: 'Подсказки',
    text: 'Что значит каждое число и как оно считается.',
  },
]

function countOf(entries: readonly KnowledgeEntry[], kind: KnowledgeKind): number {
  return entries.filter((entry) => entry.kind === kind).length
}

/** The down arrow leads from the field to the first result. */
function enterResults(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return
  const first = document.getElementById(RESULTS_ID)?.querySelector('a')
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** The entrance of the knowledge base: the search, and the sections while nothing is searched. */
export function KnowledgeView({ entries, error, onRetry, query, text, onType }: KnowledgeViewProps) {
  return (
    <PageFrame
      title="База знаний"
      width="wide"
      lead="Всё, из чего состоит игра. Числа те же, что в самой игре."
    >
      <Card>
        <search onKeyDown={enterResults}>
          <TextBox
            label="Поиск по базе знаний"
            type="search"
            value={text}
            onChange={onType}
            maxLength={100}
            placeholder="Например, щит или волки"
          />
        </search>
      </Card>
      {query !== '' &&
        (entries ? (
          <SearchResults entries={entries} query={query} />
        ) : (
          <Card label="Что нашлось">
            <Pending error={error} onRetry={onRetry} lines={6} />
          </Card>
        ))}
      {query === '' && (
        <ul className={styles.sections}>
          {SECTIONS.map(({ page, kind, icon, title, text: words }) => (
            <li key={page}>
              <Link to={`/knowledge-base/${page}`}>
                {icon}
                <span>
                  <b>{title}</b>
                  <span>{words}</span>
                </span>
                {entries && <span className="num">{formatNumber(countOf(entries, kind))}</span>}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/guides">
              <LedgerIcon />
              <span>
                <b>Руководства</b>
                <span>Советы о том, как держать замок и водить войско.</span>
              </span>
            </Link>
          </li>
        </ul>
      )}
    </PageFrame>
  )
}
