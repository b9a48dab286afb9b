/**
 * A `ref`'s work for what lies over an end of the page: tells the page how much of it that covers, as a property of
 * the root.
 */
export function keepRoom(property: `--${string}`, element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight + 8}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
