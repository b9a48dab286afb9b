import type { FeatureKey } from '#catalogue/appconfig/features.ts'
import { Button, type ButtonProps } from '../ui/controls/button.tsx'
import { useClosedReasons } from './closed-parts.ts'

type FeatureButtonProps = ButtonProps & {
  /** The part of the game whose switch closes the button's call (`x-feature` in the contract). */
  feature: FeatureKey
}

/** A button that is blocked, with the reason, while administrators keep its part of the game closed (docs/game.md, "Settings of the game"). */
export function FeatureButton({ feature, cannot = [], ...button }: FeatureButtonProps) {
  const closed = useClosedReasons(feature)
  return <Button {...button} cannot={closed.length > 0 ? closed : cannot} />
}
