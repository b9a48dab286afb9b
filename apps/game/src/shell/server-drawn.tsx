import { type ReactNode, Suspense, useState } from 'react'

type ServerDrawnProps = {
  /** Names the part on its page. */
  id: string
  className?: string
  /** A lazy part, so that its code loads only where it is drawn in the browser. */
  children: ReactNode
}

/** What the server has drawn in this document, until the reader goes to another page. Null on the server, and where it drew nothing. */
export function useDrawn(id: string | undefined): string | null {
  const [html] = useState(() =>
    id === undefined || typeof document === 'undefined'
      ? null
      : (document.querySelector(`[data-drawn="${id}"]`)?.innerHTML ?? null),
  )
  return html
}

/** Options of a query whose answer only a drawn part shows: it is not sent with the page, and not asked for while the drawing stays. */
export function useDrawnQuery(id: string) {
  return { enabled: useDrawn(id) === null, meta: { isDrawn: true } }
}

/**
 * A part without actions, a picture or a long text: the browser keeps the HTML that came with the page, without its code and its data, and
 * draws only where none came.
 */
export function ServerDrawn({ id, className, children }: ServerDrawnProps) {
  const html = useDrawn(id)
  if (html === null)
    return (
      <div data-drawn={id} className={className}>
        <Suspense fallback={null}>{children}</Suspense>
      </div>
    )
  return (
    <div
      data-drawn={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this document's own HTML, as the server has rendered it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
