import { rememberShown, wasShown } from './shown-pushes.ts'
import { OTHER_SITES, type PushData, worker } from './worker-scope.ts'

/** A pushed notification, as `server/game/notifications/push-task.ts` writes it. */
type Pushed = { notificationId: number; title: string; text: string; page: string; createdAt: string }

function isPushed(data: unknown): data is Pushed {
  if (typeof data !== 'object' || data === null) return false
  const fields = ['title', 'text', 'page', 'createdAt'].map((name) => Reflect.get(data, name))
  return (
    fields.every((field) => typeof field === 'string') &&
    Number.isInteger(Reflect.get(data, 'notificationId'))
  )
}

function readPushed(data: PushData | null): Pushed | null {
  try {
    const read = data?.json()
    return isPushed(read) ? read : null
  } catch {
    return null
  }
}

/**
 * Shows a pushed notification. The server may push one twice (docs/game.md §4): the second replaces the first, or comes back
 * without a sound if the player has closed it. It is not left out, because browsers want every push to show something.
 */
export async function showPush(data: PushData | null): Promise<void> {
  const pushed = readPushed(data)
  const isRepeated = pushed !== null && (await wasShown(pushed.notificationId))
  await worker.registration.showNotification(pushed?.title ?? 'Донжон', {
    body: pushed?.text ?? 'В замке новости.',
    tag: `notification ${pushed?.notificationId ?? ''}`,
    renotify: false,
    silent: isRepeated,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    lang: 'ru',
    timestamp: pushed ? Date.parse(pushed.createdAt) : Date.now(),
    data: { page: pushed?.page ?? '/game' },
  })
  if (pushed && !isRepeated) await rememberShown(pushed.notificationId)
}

/** Only addresses of the game: a text from the network must not lead elsewhere. */
function addressOf(data: unknown): string {
  const page: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'page') : undefined
  return typeof page === 'string' && /^\/game(?:\/|$)/.test(page) ? page : '/game'
}

/**
 * Opens the page of a notification: in a tab of the game if there is one, which changes its page by itself and loses no typed
 * text by a reload, else in a new window.
 */
export async function openFromNotification(notification: Notification): Promise<void> {
  notification.close()
  const page = addressOf(notification.data)
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = tabs.filter(({ url }) => !OTHER_SITES.test(new URL(url).pathname))
  const tab = own.find(({ focused }) => focused) ?? own[0]
  if (!tab) {
    await worker.clients.openWindow(page)
    return
  }
  tab.postMessage({ openPage: page })
  // A browser that does not let it come to the front has still opened the page.
  await tab.focus().catch(() => undefined)
}
