import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { PageKey } from '#catalogue/pages.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { ServerDrawn, useDrawn, useDrawnQuery } from '../../shell/server-drawn.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './knowledge.module.css'

type KnowledgeFrameProps = {
  title: string
  lead: ReactNode
  isLoaded: boolean
  error: Error | null
  onRetry: () => void
  isLoggedIn: boolean
  /** The page of the game that a player goes on with. */
  inGame: PageKey
  /** The page above this one, and its name. */
  above?: readonly [path: string, name: string]
  /** Names what the browser keeps as the server has drawn it: a page that is only read. */
  drawnAs?: string
  children: ReactNode
}

/** Scrolls to the entry that the address names. It stands beside the entries, so that it waits for them. */
function EntryScroll() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return null
}

/** The frame of a page of the knowledge base. */
export function KnowledgeFrame(props: KnowledgeFrameProps) {
  const { title, lead, isLoaded, error, onRetry, isLoggedIn, inGame, above, drawnAs, children } = props
  const isDrawn = useDrawn(drawnAs) !== null
  const isShown = isDrawn || isLoaded
  const waiting = (
    <Card label={title}>
      <Pending error={error} onRetry={onRetry} lines={12} />
    </Card>
  )
  return (
    <PageFrame
      title={title}
      width="wide"
      lead={lead}
      aside={isLoggedIn && <PageLink className={buttonClass({ variant: 'oak', small: true })} to={inGame} />}
    >
      <nav aria-label="Разделы выше" className={styles.above}>
        <Link to="/knowledge-base">База знаний</Link>
        {above && <Link to={`/knowledge-base/${above[0]}`}>{above[1]}</Link>}
      </nav>
      {isShown && drawnAs !== undefined && (
        <ServerDrawn id={drawnAs} className={styles.drawn}>
          {children}
          <EntryScroll />
        </ServerDrawn>
      )}
      {isDrawn && <EntryScroll />}
      {isShown && drawnAs === undefined && (
        <Suspense fallback={waiting}>
          {children}
          <EntryScroll />
        </Suspense>
      )}
      {!isShown && waiting}
    </PageFrame>
  )
}

/** What a page of the knowledge base gets of its call. */
export type Loaded<Data> = {
  /** Undefined until loaded. */
  data: Data | undefined
  error: Error | null
  onRetry: () => void
  isLoggedIn: boolean
}

/** A generated hook of a call without parameters. */
type KnowledgeHook<Data> = (options: {
  query: { staleTime: number; enabled: boolean; meta: { isDrawn: boolean } }
}) => {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

/** A page of the knowledge base that shows the answer of one call. `drawnAs` names what the server has drawn of it. */
export function knowledgePageOf<Data>(
  useKnowledge: KnowledgeHook<Data>,
  View: ComponentType<Loaded<Data>>,
  drawnAs: string,
): ComponentType {
  return function KnowledgePageOfCall() {
    const isLoggedIn = useIsLoggedIn()
    const drawn = useDrawnQuery(drawnAs)
    const { data, error, refetch } = useKnowledge({ query: { staleTime: 300_000, ...drawn } })
    return <View data={data} error={error} onRetry={() => void refetch()} isLoggedIn={isLoggedIn} />
  }
}
