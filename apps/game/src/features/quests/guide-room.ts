/** A `ref` that tells the page how much of its end the slip covers, as the property `--guide-room` of the root. */
export function guideRoomRef(slip: HTMLElement | null): (() => void) | undefined {
  if (!slip) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--guide-room', `${slip.offsetHeight + 8}px`))
  observer.observe(slip)
  return () => {
    observer.disconnect()
    style.removeProperty('--guide-room')
  }
}
