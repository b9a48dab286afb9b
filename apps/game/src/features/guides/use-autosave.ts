import { useEffect, useRef, useState } from 'react'

/** Typing pauses this long (ms) before the text is kept. */
const PAUSE_MS = 500

/**
 * Keeps what is typed: after a pause, and at once when the tab closes or the page is left. `keep` returns whether it could.
 * Returns whether the last text is kept: null while it waits.
 */
export function useAutosave<Text>(text: Text | null, keep: (text: Text) => boolean): boolean | null {
  const [kept, setKept] = useState<{ text: Text; isKept: boolean } | null>(null)
  const latest = useRef({ text, keep, isWaiting: false })
  useEffect(() => {
    latest.current = { text, keep, isWaiting: text !== null }
    if (text === null) return
    const timer = setTimeout(() => {
      latest.current.isWaiting = false
      setKept({ text, isKept: keep(text) })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, keep])
  useEffect(() => {
    const flush = () => {
      const { text: last, keep: keepLast, isWaiting } = latest.current
      if (last !== null && isWaiting) keepLast(last)
    }
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])
  return kept && kept.text === text ? kept.isKept : null
}
