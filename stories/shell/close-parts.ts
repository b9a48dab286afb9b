import { setClosedParts } from '#apps/game/src/shell/closed-parts.ts'
import type { FeatureKey } from '#catalogue/appconfig/features.ts'

/** Closes parts of the game as an administrator does. Returns what opens them again, for `beforeEach`. */
export function closeParts(closedFeatures: readonly FeatureKey[], closedText = ''): () => void {
  setClosedParts({ closedFeatures: [...closedFeatures], closedText })
  return () => setClosedParts({ closedFeatures: [], closedText: '' })
}
