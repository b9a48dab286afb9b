import type { Page } from 'playwright'

/** Waits for the toast of a notification. It is gone soon: look for it from before what causes it. */
export function toast(page: Page, title: string): Promise<void> {
  return page.locator('[data-sonner-toast]').filter({ hasText: title }).first().waitFor()
}
