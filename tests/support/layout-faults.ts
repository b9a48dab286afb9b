import type { Locator, Page } from 'playwright'

/** What a thumb needs, in CSS pixels. */
const TARGET_PX = 44
/** The elements that react to a press. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"]'

type Rules = { readonly targetPx: number | null; readonly controls: string }

/**
 * What a reader of the page in its current state cannot see or reach, one line each: text that is cut off, torn inside
 * a word, off the window or over other text, and controls that are covered, off the window or too small for a thumb. An
 * open sheet is measured instead of the page under it.
 */
export async function layoutFaults(page: Page, at: { readonly touch: boolean }): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(measureLayout, {
    targetPx: at.touch ? TARGET_PX : null,
    controls: CONTROLS,
  })
}

/** What a toast hides of itself, of the window's edge or of the bar above, which must stay visible. One line each. */
export async function toastFaults(page: Page, above: Locator | null): Promise<string[]> {
  const window_ = page.viewportSize() ?? { width: 0, height: 0 }
  const toasts = page.locator('[data-sonner-toast][data-front="true"]')
  const toast = await toasts.first().boundingBox()
  if (!toast) return ['the toast is not shown']
  const found: string[] = []
  if (above) {
    const bar = await above.boundingBox()
    if (!bar) return ['the bar is not shown']
    if (bar.y < -1 || bar.y + bar.height > window_.height) found.push(`the bar is off the window at ${bar.y}`)
    if (toast.y < bar.y + bar.height)
      found.push(`the toast covers ${bar.y + bar.height - toast.y} px of the bar`)
  }
  if (toast.x < 0 || toast.x + toast.width > window_.width) found.push('the toast is off the window')
  if (toast.y + toast.height > window_.height) found.push('the toast ends below the window')
  const isCut = await toasts.first().evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
    return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
  })
  if (isCut) found.push('the words of the toast are cut')
  return found
}

/** Runs in the page, so it refers to nothing outside of itself. */
function measureLayout({ targetPx, controls }: Rules): string[] {
  /** Lengths are fractions of pixels. */
  const SLACK_PX = 1.5
  /** Less than the height of a button, so that each passes under every bar. */
  const STEP_PX = 40
  const faults = new Map<string, { count: number; line: string }>()
  const report = (kind: string, element: Element, detail: string) => {
    const shape = `${kind} ${element.tagName} ${element.className}`
    const known = faults.get(shape)
    if (known) known.count += 1
    else faults.set(shape, { count: 1, line: `${kind}: ${nameOf(element)} ${detail}` })
  }
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const place = typeof element.className === 'string' ? element.className.split(' ')[0] : ''
    return `<${element.tagName.toLowerCase()} ${place}> «${words.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}»`
  }

  // Cards out of sight are not laid out until then, a phone's scrollbar takes no room, and toasts go
  // by themselves. The policy of the page forbids a <style>.
  const everything = new CSSStyleSheet()
  everything.replaceSync(
    `* { content-visibility: visible !important }
    html { scrollbar-gutter: auto !important }
    [data-sonner-toaster] { display: none !important }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything]

  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const panels = [...document.querySelectorAll('[popover]:popover-open[role="dialog"]')]
  const root = panels.at(-1) ?? dialogs.at(-1) ?? document.body
  const window_ = { width: document.documentElement.clientWidth, height: innerHeight }

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const isForReadersOnly = (element: Element) => element.closest('.sr') !== null
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForReadersOnly(element)
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = []
    for (let part = element.parentElement; part && part !== root; part = part.parentElement) found.push(part)
    return found
  }
  const scrollsSideways = (element: Element) =>
    [element, ...ancestors(element)].some(
      (part) => /auto|scroll/.test(styleOf(part).overflowX) && part.scrollWidth > part.clientWidth,
    )

  // Sideways.
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth + SLACK_PX)
    report('sideways', page, `by ${page.scrollWidth - page.clientWidth} px`)
  if (root.scrollWidth > root.clientWidth + SLACK_PX)
    report('sideways', root, `by ${root.scrollWidth - root.clientWidth} px`)

  // A sheet whose content scrolls does not scroll itself, past its end.
  const scrollsDown = (element: Element) =>
    element.scrollHeight > element.clientHeight + SLACK_PX && /auto|scroll/.test(styleOf(element).overflowY)
  if (root instanceof HTMLDialogElement && root.scrollHeight > root.clientHeight + SLACK_PX)
    if ([...root.children].some(scrollsDown))
      report('scrolls past its end', root, `by ${root.scrollHeight - root.clientHeight} px`)

  // Text: one part for each line of each text node.
  type Part = { element: Element; rect: DOMRect; layer: Element; isInSight: boolean }
  const parts: Part[] = []
  const layerOf = (element: Element): Element =>
    [element, ...ancestors(element)].find((part) => /fixed|sticky/.test(styleOf(part).position)) ?? root
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || !isShown(element)) continue
    if (element.closest('svg, option, noscript, script, style, [popover]:not(:popover-open)')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const layer = layerOf(element)
    const windows = [element, ...ancestors(element)]
      .filter((part) => /auto|scroll/.test(styleOf(part).overflowY))
      .map((part) => part.getBoundingClientRect())
    for (const rect of rects) {
      // A line at the edge of a scrolled part is drawn only in part.
      const letters = { top: rect.top + rect.height * 0.25, bottom: rect.bottom - rect.height * 0.25 }
      const isInSight = windows.every(({ top, bottom }) => letters.top >= top && letters.bottom <= bottom)
      parts.push({ element, rect, layer, isInSight })
    }
    if (rects.length > 1) checkWords(node, text, element)
  }

  function checkWords(node: Node, text: string, element: Element) {
    // A hyphen, a slash or a soft hyphen allows a break. Addresses have no other place for one.
    for (const { 0: word, index } of text.matchAll(/[\p{L}\d\u00ad]{2,}/gu)) {
      if (word.includes('\u00ad') || text.includes('@')) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const drawn = [...range.getClientRects()].filter(({ width }) => width > 1)
      const tops = drawn.map(({ top }) => top)
      const isOneLine = Math.max(...tops) - Math.min(...tops) < (drawn[0]?.height ?? 0) / 2
      if (drawn.length > 1 && !isOneLine) report('torn', element, `at «${word}»`)
    }
  }

  for (const { element, rect } of parts) {
    if ((rect.right > window_.width + SLACK_PX || rect.left < -SLACK_PX) && !scrollsSideways(element))
      report('off the window', element, `from ${Math.round(rect.left)} to ${Math.round(rect.right)} px`)
    let mayBeWide = true
    let mayBeTall = true
    for (const box of [element, ...ancestors(element)]) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (/auto|scroll/.test(overflowX)) mayBeWide = false
      if (/auto|scroll/.test(overflowY)) mayBeTall = false
      const isMeant = textOverflow === 'ellipsis' || !/none|^$/.test(webkitLineClamp)
      if (isMeant) break
      if (
        mayBeWide &&
        /hidden|clip/.test(overflowX) &&
        (rect.left < left - SLACK_PX || rect.right > right + SLACK_PX)
      ) {
        report('cut', element, `sideways by ${Math.round(Math.max(left - rect.left, rect.right - right))} px`)
        break
      }
      const most = rect.height * 0.3
      if (
        mayBeTall &&
        /hidden|clip/.test(overflowY) &&
        (rect.top < top - most || rect.bottom > bottom + most)
      ) {
        report(
          'cut',
          element,
          `in height by ${Math.round(Math.max(top - rect.top, rect.bottom - bottom))} px`,
        )
        break
      }
    }
  }

  // Text over text. The box of a line is higher than its letters.
  const lines = parts
    .filter(({ isInSight }) => isInSight)
    .map((part) => {
      const { left, right, top, height } = part.rect
      return { ...part, left, right, top: top + height * 0.25, bottom: top + height * 0.75 }
    })
    .toSorted((one, other) => one.top - other.top)
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.top >= one.bottom) break
      if (one.element === other.element || one.layer !== other.layer) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - other.top
      if (across > 2 && down > 2) report('overprinted', one.element, `by ${nameOf(other.element)}`)
    }
  }

  // What stays in sight while the page scrolls under it: bars and cards.
  const bars = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      /fixed|sticky/.test(styleOf(element).position) && isShown(element) && element.offsetHeight > 0,
  )
  const isUnderBars = (x: number, y: number, bar: HTMLElement) => {
    const top = document.elementFromPoint(x, y)
    return (
      top === null || bars.some((other) => other.contains(top) && !other.contains(bar)) || bar.contains(top)
    )
  }
  const end = root === document.body ? document.documentElement.scrollHeight - window_.height : 0
  for (let down = 0; down <= end && bars.length > 0; down += STEP_PX) {
    scrollTo({ top: down, behavior: 'instant' })
    for (const bar of bars) {
      const { left, top, width, height } = bar.getBoundingClientRect()
      const across = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => left + width * share)
      const downwards = [0.15, 0.5, 0.85].map((share) => top + height * share)
      const isWhole = across.every((x) => downwards.every((y) => isUnderBars(x, y, bar)))
      if (!isWhole) report('printed over', bar, `at ${Math.round(down)} px`)
    }
  }
  scrollTo({ top: 0, behavior: 'instant' })

  // Controls.
  // A word in a text is as high as its line.
  const isInText = (element: Element) =>
    styleOf(element).display === 'inline' || styleOf(element).borderBottomStyle === 'dotted'
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    if (!isShown(control.closest('label') ?? control) || control.closest('[inert], svg')) continue
    if (control.closest('[aria-hidden="true"]') || (root === document.body && control.closest('dialog')))
      continue
    const drawn = control.closest('label') ?? control
    drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A script can scroll these, a finger cannot.
    for (const part of ancestors(drawn)) {
      if (/hidden|clip/.test(styleOf(part).overflowX)) part.scrollLeft = 0
      if (/hidden|clip/.test(styleOf(part).overflowY)) part.scrollTop = 0
    }
    const [rect] = [...drawn.getClientRects()].toSorted((one, other) => other.width - one.width)
    if (!rect || rect.width === 0 || rect.bottom <= 0) continue
    const x = rect.left + rect.width / 2
    const y = rect.top + rect.height / 2
    const hits = (atX: number, atY: number) => {
      const top = document.elementFromPoint(atX, atY)
      return top !== null && (drawn.contains(top) || top.closest('label')?.control === control)
    }
    if (x < 0 || x > window_.width || y < 0 || y > window_.height) {
      report('control off the window', drawn, `at ${Math.round(x)}, ${Math.round(y)}`)
      continue
    }
    if (!hits(x, y)) {
      const over = document.elementFromPoint(x, y)
      report('covered', drawn, over ? `by ${nameOf(over)}` : '')
      continue
    }
    if (targetPx === null || isInText(control)) continue
    const reach = targetPx / 2 - 0.5
    const isWide = rect.width >= targetPx - 0.5 || (hits(x - reach, y) && hits(x + reach, y))
    const isTall = rect.height >= targetPx - 0.5 || (hits(x, y - reach) && hits(x, y + reach))
    if (!isWide || !isTall)
      report('small target', drawn, `${Math.round(rect.width)}×${Math.round(rect.height)} px`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everything)
  return [...faults.values()].map(({ count, line }) => (count > 1 ? `${line} (${count}×)` : line))
}
