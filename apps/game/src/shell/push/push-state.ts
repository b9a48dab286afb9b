/** What this page knows of its notifications outside of the game (docs/game.md §4). */
export type PushState = {
  /** The token that this browser has sent. Null before that, and after a logout. */
  readonly pushToken: string | null
  /** Through which the browser subscribes. Null until it is set up. */
  readonly pushMessaging: PushManager | null
}

const NONE: PushState = { pushToken: null, pushMessaging: null }

let state = NONE
const listeners = new Set<() => void>()

export function readPushState(): PushState {
  return state
}

/** Null: the session is over. */
export function setPushState(next: PushState | null): void {
  state = next ?? NONE
  for (const listener of listeners) listener()
}

/** Calls `listener` at every change. Returns a function that stops it. */
export function subscribeToPushState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
