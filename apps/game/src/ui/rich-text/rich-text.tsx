import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from '#apps/rich-text/rich-text.module.css'
import { textOf } from '#rules/content/rich-text-words.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../surfaces/skeleton.tsx'

type Purify = (html: string) => string

let loaded: Purify | null = null
let loading: Promise<Purify> | null = null

function load(): Promise<Purify> {
  loading ??= import('#apps/rich-text/purify.ts').then(({ purify }) => {
    loaded = purify
    return purify
  })
  return loading
}

/** The sanitizer: null while it loads, 'failed' if it cannot be loaded. */
function usePurify(): Purify | 'failed' | null {
  const [found, setFound] = useState<{ purify: Purify | 'failed' } | null>(loaded && { purify: loaded })
  useEffect(() => {
    let isShown = true
    load().then(
      (purify) => isShown && setFound({ purify }),
      () => {
        loading = null
        if (isShown) setFound({ purify: 'failed' })
      },
    )
    return () => {
      isShown = false
    }
  }, [])
  return found?.purify ?? null
}

function subscribe() {
  return () => undefined
}

/** The text that a server has written into this place of the page, or null if the browser renders it first. */
function useServerText(html: string): string | null {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [written] = useState(isHydrating ? html : null)
  return written
}

type RichTextProps = {
  /** As the server has stored it: sanitized. It is sanitized here again. */
  html: string
  className?: string | undefined
}

/**
 * A text with markup. A server renders it as it is stored, so that it can be read without scripts. The browser leaves such a text
 * as it is until its own sanitizer has loaded; without one it shows the words alone.
 */
export function RichText({ html, className }: RichTextProps) {
  const written = useServerText(html)
  const purify = usePurify()
  if (purify === 'failed' && written !== html)
    return <div className={classNames(styles.text, styles.plain, className)}>{textOf(html)}</div>
  if (purify === null && written !== html) return <Skeleton lines={4} />
  const shown = typeof purify === 'function' ? purify(html) : html
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, and here by DOMPurify.
  return <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: shown }} />
}
