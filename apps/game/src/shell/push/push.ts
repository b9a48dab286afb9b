import { getPushSettings, removePushToken, savePushToken } from '#generated/hooks/notifications.ts'
import { forgetPush, isPushFresh, isPushOff, rememberPush } from './push-memory.ts'
import { setPushState } from './push-state.ts'
import { readPushPermission } from './push-support.ts'

/** A logout does not wait longer for the removal of the token, ms. */
const REMOVAL_MS = 3000
/** A worker that does not start in this time is blocked, ms. */
const WORKER_MS = 15_000

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker does not start')), WORKER_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/** The token of this browser, its subscription as JSON, and what subscribes. Null if the server sends no pushes. */
async function obtainToken(): Promise<{ pushToken: string; pushMessaging: PushManager } | null> {
  const { publicKey } = await getPushSettings()
  if (publicKey === null) return null
  const { pushManager } = await readyWorker()
  const tokenOf = (subscription: PushSubscription) => ({
    pushToken: JSON.stringify(subscription),
    pushMessaging: pushManager,
  })
  const known = await pushManager.getSubscription()
  if (known && isOfKey(known, publicKey)) return tokenOf(known)
  await known?.unsubscribe()
  return tokenOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/**
 * The flow of docs/game.md §4. `asks`: the player has just pressed a button that says what for. Resolves to whether the
 * server has a token of this browser.
 */
export async function setUpPush(sessionId: string, { asks }: { asks: boolean }): Promise<boolean> {
  const permission = readPushPermission()
  if (permission === 'unsupported') return false
  if (permission !== 'granted') {
    if (!asks) return false
    if ((await Notification.requestPermission()) !== 'granted') {
      console.info('Notification permission is not granted')
      return false
    }
  }
  try {
    const obtained = await obtainToken()
    if (obtained === null) return false
    await savePushToken({ token: obtained.pushToken })
    setPushState(obtained)
    rememberPush(sessionId)
    return true
  } catch (error) {
    console.warn('Push setup:', error)
    return false
  }
}

/** After a login, and every seven days: sends the token again, unless the player has turned it off here. Never asks. */
export async function refreshPush(sessionId: string): Promise<void> {
  if (isPushOff() || isPushFresh(sessionId)) return
  await setUpPush(sessionId, { asks: false })
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/**
 * Removes the token of this browser. Errors are logged and ignored: the server pushes nothing to a closed session.
 * `headers` of the session that ends.
 */
export async function removePush({
  headers = {},
  isTurnedOff = false,
}: {
  headers?: Record<string, string>
  isTurnedOff?: boolean
} = {}): Promise<void> {
  forgetPush(isTurnedOff)
  setPushState(null)
  const warn = (error: unknown) => console.warn('Push token removal:', error)
  await removePushToken(undefined, { headers, signal: AbortSignal.timeout(REMOVAL_MS) }).catch(warn)
  await unsubscribe().catch(warn)
}
