import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Waits until React has taken over an element that the server has rendered: an earlier click follows the link as without scripts. */
export async function untilTakenOver(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      timeout: 60_000,
    })
    .toBe(true)
}
