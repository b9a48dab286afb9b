import { useSyncExternalStore } from 'react'

/** What a player chooses about the look and the manners of all pages. */
export type Preferences = {
  /** Whether pictures move: SYSTEM as the device is set. */
  readonly motion: 'SYSTEM' | 'FULL' | 'REDUCED'
  /** How fast the replay of a fight starts. */
  readonly replaySpeed: 1 | 2 | 4
  /** Costly buttons ask once more. */
  readonly asksToConfirm: boolean
  /** Large numbers are shortened. */
  readonly hasCompactNumbers: boolean
  readonly hasSounds: boolean
}

/** Until the player's own are known, and for visitors. */
const DEFAULT_PREFERENCES: Preferences = {
  motion: 'SYSTEM',
  replaySpeed: 1,
  asksToConfirm: true,
  hasCompactNumbers: false,
  hasSounds: false,
}

let current = DEFAULT_PREFERENCES
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function preferences(): Preferences {
  return current
}

export function setPreferences(next: Preferences): void {
  current = next
  for (const listener of listeners) listener()
}

/** The player's choices. Renders again when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences, () => DEFAULT_PREFERENCES)
}

/** Tells whenever the choices change. Returns how to stop it. */
export const watchPreferences = subscribe
