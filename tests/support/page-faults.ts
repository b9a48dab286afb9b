import type { Page } from 'playwright'
import { axeFaults, sidewaysOverflow } from './browser.ts'

/**
 * Faults that no page may have: axe violations and sideways scrolling, one line each. Waits for the page's
 * heading.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const found = (await axeFaults(page)).map((fault) => `${page.url()}: ${fault}`)
  return [...found, ...(await widthFaults(page))]
}

/** Sideways scrolling alone. */
export async function widthFaults(page: Page): Promise<string[]> {
  return (await sidewaysOverflow(page)) > 0 ? [`${page.url()} scrolls sideways`] : []
}
