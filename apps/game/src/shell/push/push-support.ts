import { isFramed } from '../../api/bearer.ts'
import { isInMessenger } from '../messenger/launched.ts'

/** Whether this browser may show notifications outside of the game. `unsupported`: it cannot, or it is a messenger. */
export type PushPermission = 'unsupported' | NotificationPermission

export function readPushPermission(): PushPermission {
  const isSupported =
    'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator
  return isSupported && !isFramed() && !isInMessenger() ? Notification.permission : 'unsupported'
}
