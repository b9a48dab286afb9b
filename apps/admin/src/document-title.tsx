import { useEffect } from 'react'

const CONSOLE = 'Донжон: управление'
/** react-admin's place for the heading of the page. */
const HEADING_ID = 'react-admin-title'

/** The title of the window: the heading of the page, so that tabs and the history can be told apart. */
export function DocumentTitle() {
  useEffect(() => {
    const heading = document.getElementById(HEADING_ID)
    if (!heading) return
    const copy = () => {
      const words = heading.textContent?.trim()
      document.title = words ? `${words} · ${CONSOLE}` : CONSOLE
    }
    copy()
    const watch = new MutationObserver(copy)
    watch.observe(heading, { childList: true, characterData: true, subtree: true })
    return () => {
      watch.disconnect()
      document.title = CONSOLE
    }
  }, [])
  return null
}
