import { useSyncExternalStore } from 'react'
import { FEATURES, type FeatureKey } from '#catalogue/appconfig/features.ts'
import type { AppConfig } from '#generated/types.ts'
import type { Reason } from '../ui/overlays/reasons.tsx'

type ClosedParts = Pick<AppConfig, 'closedFeatures' | 'closedText'>

let current: ClosedParts = { closedFeatures: [], closedText: '' }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which parts of the game administrators keep closed. Blocks the buttons of these parts. */
export function setClosedParts(next: ClosedParts): void {
  current = next
  for (const listener of listeners) listener()
}

/** Why administrators keep a part of the game closed. Empty while it is open. */
export function useClosedReasons(feature: FeatureKey): Reason[] {
  const { closedFeatures, closedText } = useSyncExternalStore(subscribe, () => current)
  if (!closedFeatures.includes(feature)) return []
  return [{ message: FEATURES[feature].closed, ...(closedText !== '' && { detail: closedText }) }]
}
