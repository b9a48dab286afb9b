import { useCallback, useState } from 'react'

/** In rem, as the words grow with the text. A phone's bar has short words. */
const SHORT_ENTRY_REM = 4
const ENTRY_REM = 5.8
const PHONE_BAR_REM = 40
const ENTRIES_MIN = 3
const PHONE_ENTRIES_MAX = 5

function roomOf({ clientWidth, clientHeight }: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // In landscape the bar stands at the side.
  const length = Math.max(clientWidth, clientHeight) / rem
  if (length >= PHONE_BAR_REM) return Math.floor(length / ENTRY_REM)
  return Math.max(ENTRIES_MIN, Math.min(PHONE_ENTRIES_MAX, Math.floor(length / SHORT_ENTRY_REM)))
}

/** How many entries the bar has room for at the present size of window and text, and the bar's ref. */
export function useMenuRoom() {
  const [room, setRoom] = useState(PHONE_ENTRIES_MAX)
  const bar = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const watcher = new ResizeObserver(() => setRoom(roomOf(element)))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { bar, room }
}
