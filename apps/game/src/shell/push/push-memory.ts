import { recall, remember } from '../browser-memory.ts'

/** docs/game.md §9. */
const REFRESH_MS = 7 * 86_400_000

const TOKEN = 'pushToken'
const OFF = 'off'
/** After a logout. */
const UNSENT = 'unsent'

/** Whether the player wants no notifications in this browser. */
export function isPushOff(): boolean {
  return recall(TOKEN) === OFF
}

/** Whether this browser has sent a token for the session. */
export function isPushOn(): boolean {
  const known = recall(TOKEN)
  return known !== null && known !== OFF && known !== UNSENT
}

export function rememberPush(sessionId: string): void {
  remember(TOKEN, `${sessionId} ${Date.now()}`)
}

/** After a logout the next login sends a token again; one that was turned off stays off. */
export function forgetPush(isTurnedOff: boolean): void {
  if (isTurnedOff) remember(TOKEN, OFF)
  else if (isPushOn()) remember(TOKEN, UNSENT)
}

/** Whether the token of the session was sent less than seven days ago. */
export function isPushFresh(sessionId: string): boolean {
  const [known, sentAt] = (recall(TOKEN) ?? '').split(' ')
  return known === sessionId && Date.now() - Number(sentAt) < REFRESH_MS
}

const OFFER = 'pushOffer'

/** Whether the player has answered the offer of notifications with no. */
export function isPushOfferDeclined(): boolean {
  return recall(OFFER) !== null
}

export function declinePushOffer(): void {
  remember(OFFER, 'declined')
}
