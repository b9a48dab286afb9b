import type { Locator, Page } from 'playwright'

/** One stop of the Tab key: the focused element, and whether the user can see it. */
export type Stop = {
  readonly what: string
  /** The focus ring is on the element, on its label, or on the element that it represents. */
  readonly isShown: boolean
  /** The element is covered by something above the page. */
  readonly isCovered: boolean
}

/** The focused element as a user sees it. null on the page itself, where a round of Tab starts and ends. */
export function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const rings = [focused, focused.closest('label'), focused.parentElement].flatMap((one) => {
      if (!one) return []
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' ? [one] : []
    })
    // A radio or a slider is drawn by its label.
    const drawn = focused.closest('label') ?? focused
    const { left, top, width, height } = drawn.getBoundingClientRect()
    const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1)
    const y = top + Math.min(height / 2, 24)
    const over = document.elementFromPoint(x, Math.min(Math.max(y, 0), innerHeight - 1))
    const words = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
    return {
      what: `${focused.tagName.toLowerCase()} «${words.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}»`,
      isShown: rings.length > 0,
      isCovered: !over || !(drawn.contains(over) || over.contains(drawn)),
    }
  })
}

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let stops = 0; stops < 150; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}`)
}

/** Every stop of one round of Tab through a newly loaded page. */
export async function tabRound(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 200) {
    await page.keyboard.press('Tab')
    const stop = await stopOf(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`Tab never comes out of ${page.url()}`)
}

/** How often a held key repeats. */
const REPEATS = 20
/** The time between two repeats in ms: together they outlast what counts as a double click. */
const REPEAT_MS = 30

/** Holds a key down on the focused element and lets it go. */
export async function holdKey(page: Page, key: string): Promise<void> {
  await page.keyboard.down(key)
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    await page.waitForTimeout(REPEAT_MS)
    await page.keyboard.down(key)
  }
  await page.keyboard.up(key)
}
