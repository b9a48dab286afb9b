/**
 * A `ref`'s work for what lies over an end of the page: tells the page how much of it that covers, as a property of
 * the root.
 */
export function keepRoom(property: `--${string}`, slip: HTMLElement | null): (() => void) | undefined {
  if (!slip) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(property, `${slip.offsetHeight + 8}px`))
  observer.observe(slip)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
