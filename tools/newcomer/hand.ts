import type { Locator, Page } from 'playwright'
import type { Screen } from '../../tests/support/browser.ts'

/** What a tap is for. */
export type Purpose = 'march' | 'reward' | 'quest' | 'household' | 'look'

export type Hand = {
  readonly page: Page
  /**
   * Taps the first of these elements that is visible and enabled, where a finger would: at its middle, if nothing lies
   * over it. Scrolls to it first. False if there is none or if it stays covered.
   */
  tap(target: Locator, purpose: Purpose): Promise<boolean>
  /** Types into a field that has been tapped. */
  type(text: string): Promise<void>
  /** Looks at the page as long as a person needs for so many words. */
  read(words: number): Promise<void>
  taps(purpose: Purpose): number
  scrolls(): number
  /** Elements that something covered, with what covered them. */
  readonly covered: string[]
}

/** From seeing a button to having tapped it. */
const AIM_MS = 900
const WORDS_PER_SECOND = 4
const LONGEST_READING_MS = 8_000

type Spot = { x: number; y: number; coveredBy: string | null }

/** The middle of an element, and what lies over it. */
function spotOf(target: Locator): Promise<Spot> {
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const isOutside = x < 0 || y < 0 || x > innerWidth || y > innerHeight
    const top = document.elementFromPoint(x, y)
    const label = element.closest('label')
    const isFree = top !== null && (element.contains(top) || top.contains(element) || label?.contains(top))
    const words = top?.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    return {
      x,
      y,
      coveredBy: isOutside ? 'outside of the window' : isFree ? null : `${top?.tagName} ${words}`,
    }
  })
}

/** Waits until the element no longer moves. */
async function settled(page: Page, target: Locator): Promise<Spot> {
  let spot = await spotOf(target)
  for (let turn = 0; turn < 20; turn += 1) {
    await page.waitForTimeout(80)
    const next = await spotOf(target)
    if (Math.abs(next.x - spot.x) + Math.abs(next.y - spot.y) < 1) return next
    spot = next
  }
  return spot
}

/** Whether a sheet is open that the element is not part of: it cannot be reached then. */
function isBehindSheet(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1)
    return top !== undefined && !top.contains(element)
  })
}

async function firstEnabled(target: Locator): Promise<Locator | null> {
  for (const one of await target.all()) {
    if (!(await one.isVisible().catch(() => false))) continue
    if (await isBehindSheet(one).catch(() => true)) continue
    if (await one.isEnabled().catch(() => false)) return one
  }
  return null
}

export function createHand(page: Page, screen: Screen): Hand {
  const taps = new Map<Purpose, number>()
  const covered: string[] = []
  let scrolls = 0
  const press = (x: number, y: number) =>
    screen === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)

  const aimAt = async (one: Locator): Promise<Spot> => {
    let spot = await settled(page, one)
    for (const block of ['center', 'start', 'end'] as const) {
      if (spot.coveredBy === null) return spot
      await one.evaluate((element, to) => element.scrollIntoView({ block: to }), block)
      scrolls += 1
      spot = await settled(page, one)
    }
    return spot
  }

  return {
    page,
    covered,
    tap: async (target, purpose) => {
      const one = await firstEnabled(target)
      if (!one) return false
      await page.waitForTimeout(AIM_MS)
      try {
        const spot = await aimAt(one)
        if (spot.coveredBy !== null) {
          covered.push(`${(await one.innerText()).trim()}: ${spot.coveredBy}`)
          return false
        }
        await press(spot.x, spot.y)
      } catch {
        // It is gone: a sheet has closed, or the page has changed.
        return false
      }
      taps.set(purpose, (taps.get(purpose) ?? 0) + 1)
      await page.waitForTimeout(300)
      return true
    },
    type: (text) => page.keyboard.type(text, { delay: 60 }),
    read: (words) => page.waitForTimeout(Math.min(LONGEST_READING_MS, (words / WORDS_PER_SECOND) * 1000)),
    taps: (purpose) => taps.get(purpose) ?? 0,
    scrolls: () => scrolls,
  }
}
