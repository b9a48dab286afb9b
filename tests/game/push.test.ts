import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removePush, setUpPush } from '#apps/game/src/shell/push/push.ts'
import { readPushState } from '#apps/game/src/shell/push/push-state.ts'
import { setTransport } from '#generated/transport.ts'

const PUBLIC_KEY = 'B'.repeat(87)
const SUBSCRIPTION = { endpoint: 'https://push.example.org/send/1', keys: { p256dh: 'p', auth: 'a' } }

let calls: string[]
let answer: NotificationPermission
let fails: boolean
const asked = vi.fn(async () => answer)

beforeEach(() => {
  calls = []
  fails = false
  answer = 'granted'
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked })
  const pushManager = { getSubscription: async () => null, subscribe: async () => SUBSCRIPTION }
  const registration = { pushManager }
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  setTransport(async <Body>(url: string, init: RequestInit = {}): Promise<Body> => {
    calls.push(`${init.method} ${url} ${init.body ?? ''}`.trim())
    if (fails) throw new Error('No network')
    return { publicKey: PUBLIC_KEY, isEnabled: true, browsers: 0 } as Body
  })
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  asked.mockClear()
})

const SENT = [
  'GET /player-notifications/push-settings',
  `PATCH /player-notifications/push-notification-token ${JSON.stringify({ token: JSON.stringify(SUBSCRIPTION) })}`,
]

test('without notifications in the browser nothing happens', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'Notification')
  expect(await setUpPush('s', { asks: true })).toBe(false)
  expect(calls).toEqual([])
})
test('the state holds the token and what subscribes, until the browser or the session ends it', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: asked })
  expect(readPushState()).toEqual({ pushToken: null, pushMessaging: null })
  await setUpPush('s', { asks: false })
  expect(readPushState().pushToken).toBe(JSON.stringify(SUBSCRIPTION))
  expect(readPushState().pushMessaging).toHaveProperty('subscribe')
  await removePush()
  expect(readPushState()).toEqual({ pushToken: null, pushMessaging: null })
})
test('a permission that is granted is not asked for', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: asked })
  expect(await setUpPush('s', { asks: false })).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  expect(calls).toEqual(SENT)
})
test('another is asked for when the player knows why, and never otherwise', async () => {
  expect(await setUpPush('s', { asks: false })).toBe(false)
  expect(asked).not.toHaveBeenCalled()
  expect(await setUpPush('s', { asks: true })).toBe(true)
  expect(calls).toEqual(SENT)
})
test('a refusal is logged', async () => {
  answer = 'denied'
  expect(await setUpPush('s', { asks: true })).toBe(false)
  expect(console.info).toHaveBeenCalledWith('Notification permission is not granted')
  expect(calls).toEqual([])
})
test('other errors of the setup and of the removal are logged as warnings and ignored', async () => {
  fails = true
  expect(await setUpPush('s', { asks: true })).toBe(false)
  await removePush()
  expect(console.warn).toHaveBeenCalledTimes(2)
})
