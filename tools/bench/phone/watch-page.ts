/** What the browser has noticed since the page's navigation began. Times in ms. */
export type Noticed = {
  /** First contentful paint. 0 before it. */
  readonly firstPaint: number
  /** Largest contentful paint so far. 0 before it. */
  readonly largestPaint: number
  /** What was painted largest, for who looks for the cause: the tag and its first words. */
  readonly largest: string
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[]
  readonly shifts: readonly { readonly at: number; readonly value: number; readonly moved: string }[]
  readonly now: number
}

declare global {
  var noticed: (() => Noticed) | undefined
}

/** Runs in the page before its own scripts, and therefore uses nothing of this module. `globalThis.noticed()` tells what it has seen. */
export function watchPage(): void {
  const longTasks: { start: number; duration: number }[] = []
  const shifts: { at: number; value: number; moved: string }[] = []
  let firstPaint = 0
  let largestPaint = 0
  let largest = ''
  const nameOf = (node: unknown): string =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''} ${(node.textContent ?? '').slice(0, 30)}`
      : ''
  const each = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime
  })
  each('largest-contentful-paint', (entry) => {
    largestPaint = entry.startTime
    largest = nameOf('element' in entry ? entry.element : null)
  })
  each('longtask', ({ startTime, duration }) => void longTasks.push({ start: startTime, duration }))
  each('layout-shift', (entry) => {
    if (!('value' in entry) || typeof entry.value !== 'number') return
    if ('hadRecentInput' in entry && entry.hadRecentInput === true) return
    const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
    const moved = sources.map(({ node }: { node?: unknown }) => nameOf(node)).join(' | ')
    shifts.push({ at: entry.startTime, value: entry.value, moved })
  })
  globalThis.noticed = () => ({
    firstPaint,
    largestPaint,
    largest,
    longTasks,
    shifts,
    now: performance.now(),
  })
}
