import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** Reloads a public page until the element is there: the server keeps a rendered page for a second. */
export async function untilReloaded(page: Page, wanted: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('main').waitFor()
        return wanted.count()
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBeGreaterThan(0)
}
