import type { Locator } from 'playwright'

/** The text of an element as a screen reader says it: names on cards carry soft hyphens, their accessible names do not. */
export async function shownText(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').replaceAll('\u00ad', '')
}
