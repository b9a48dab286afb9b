import { useCallback, useState } from 'react'

/** In rem, as the words grow with the text. A phone's bar has short words. */
const SHORT_ENTRY_REM = 4
/** The army's place has room for itself and lets each entry be a little shorter. */
const SHORT_ENTRY_BESIDE_MARCH_REM = 3.55
const ENTRY_REM = 5.8
const PHONE_BAR_REM = 40
const ENTRIES_MIN = 3
const ENTRIES_MIN_BESIDE_MARCH = 2
const PHONE_ENTRIES_MAX = 5

function roomOf({ clientWidth, clientHeight }: HTMLElement, hasMarch: boolean): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // In landscape the bar stands at the side.
  const length = Math.max(clientWidth, clientHeight) / rem
  if (length >= PHONE_BAR_REM) return Math.floor(length / ENTRY_REM) - Number(hasMarch)
  const [fits, least] = hasMarch
    ? [Math.floor(length / SHORT_ENTRY_BESIDE_MARCH_REM) - 1, ENTRIES_MIN_BESIDE_MARCH]
    : [Math.floor(length / SHORT_ENTRY_REM), ENTRIES_MIN]
  return Math.max(least, Math.min(PHONE_ENTRIES_MAX, fits))
}

/** How many pages the bar has room for at the present size of window and text, and the bar's ref. */
export function useMenuRoom(hasMarch: boolean) {
  const [room, setRoom] = useState(PHONE_ENTRIES_MAX)
  const bar = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      // At once: the first frame must not show more entries than fit.
      setRoom(roomOf(element, hasMarch))
      const watcher = new ResizeObserver(() => setRoom(roomOf(element, hasMarch)))
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [hasMarch],
  )
  return { bar, room }
}
