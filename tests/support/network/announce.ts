import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'

/** A document that is just replaced hears nothing. */
const HEARD_MAX_MS = 1000

/**
 * Tells all documents that the network is gone, or back, as a browser does. Chromium's own emulation sometimes loops in its network
 * process for good when a call with a body is under way, and no page loads any more.
 */
export async function announceNetwork(context: BrowserContext, isOnline: boolean): Promise<void> {
  const frames = context.pages().flatMap((page) => page.frames())
  const heard = frames.map((frame) =>
    frame.evaluate((isOnline) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    }, isOnline),
  )
  await Promise.race([Promise.allSettled(heard), delay(HEARD_MAX_MS)])
}
