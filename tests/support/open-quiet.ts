import type { Page } from 'playwright'

/**
 * Opens an address and waits until the page loads nothing more. It leaves the shown page first: Playwright may never
 * see the end of a request that a navigation interrupts, and then waits for it until the time is over.
 */
export async function openQuiet(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'networkidle' })
}
