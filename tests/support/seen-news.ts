import type { Locator, Page } from 'playwright'

/** The toast of a notification. It is gone soon: look for it from before what causes it. */
export function seesToast(page: Page, title: string): Promise<void> {
  return page.locator('[data-sonner-toast]').filter({ hasText: title }).first().waitFor()
}

/** The toast in one of a player's tabs: a tab does not repeat what another one has shown. */
export function oneSeesToast(tabs: readonly Page[], title: string): Promise<void> {
  return Promise.any(tabs.map((tab) => seesToast(tab, title)))
}

/** The list of notifications, opened from the header. */
export async function openNews(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Вести/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Вести' })
  await sheet.waitFor()
  return sheet
}

/** A notification in an open list, which also holds the toasts that are shown above it. */
export function newsIn(sheet: Locator, title: string, text: string): Locator {
  return sheet
    .locator('li:not([data-sonner-toast])')
    .filter({ hasText: title })
    .filter({ hasText: text })
    .first()
}

/** The notification stands in the list, with its text. Closes the list again. */
export async function expectNews(page: Page, title: string, text: string): Promise<void> {
  const sheet = await openNews(page)
  await newsIn(sheet, title, text).waitFor()
  // A toast may lie over the sheet's own button.
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
}

/** Presses a button that asks first, and confirms. */
export async function pressAndConfirm(page: Page, button: Locator): Promise<void> {
  await button.click()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
}
