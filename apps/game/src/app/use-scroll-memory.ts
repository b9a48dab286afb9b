import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long (ms) a revisited page may take to grow to its former height. */
const SCROLL_RESTORE_TIMEOUT_MS = 2000

/** A new page starts at its top, a revisited one where it was left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const places = useRef(new Map<string, number>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new page, and only then
  useLayoutEffect(() => {
    const place = isBack ? (places.current.get(key) ?? 0) : 0
    window.scrollTo(0, place)
    return place > 0 ? scrollWhenLongEnough(place) : undefined
  }, [pathname])

  useEffect(() => {
    const remember = () => places.current.set(key, window.scrollY)
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}

/** Pages load in parts: each time the page grows the scroll is tried again, until the reader scrolls. */
function scrollWhenLongEnough(place: number): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place)
    if (window.scrollY >= place - 1) stop()
  })
  const stop = () => {
    growth.disconnect()
    clearTimeout(tired)
    for (const event of SCROLL_EVENTS) window.removeEventListener(event, stop)
  }
  const tired = setTimeout(stop, SCROLL_RESTORE_TIMEOUT_MS)
  for (const event of SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true })
  growth.observe(document.body)
  return stop
}

const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
