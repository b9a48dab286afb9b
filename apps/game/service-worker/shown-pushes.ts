/** Ids of the notifications that this browser has shown, each as the address of an empty answer. */
const SHOWN_PUSHES = 'shown-pushes'
/** A push waits for a day at most, and nobody gets as many in a day. */
const KEPT_MAX = 200

function addressOf(notificationId: number): string {
  return `/shown-pushes/${notificationId}`
}

/** Whether the notification was shown before. False if the browser does not let the worker remember. */
export async function wasShown(notificationId: number): Promise<boolean> {
  const found = await caches
    .open(SHOWN_PUSHES)
    .then((shown) => shown.match(addressOf(notificationId)))
    .catch(() => undefined)
  return found !== undefined
}

/** Remembers that the notification was shown, and forgets the oldest ones. */
export async function rememberShown(notificationId: number): Promise<void> {
  try {
    const shown = await caches.open(SHOWN_PUSHES)
    await shown.put(addressOf(notificationId), new Response())
    const known = await shown.keys()
    await Promise.all(known.slice(0, -KEPT_MAX).map((oldest) => shown.delete(oldest)))
  } catch {
    // Without room a repeated push makes a sound: it still replaces itself.
  }
}
