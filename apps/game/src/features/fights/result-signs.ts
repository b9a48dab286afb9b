import type { ComponentType, SVGProps } from 'react'
import Lose from '~icons/game-icons/broken-shield'
import Draw from '~icons/game-icons/scales'
import { ChallengeIcon } from '../../ui/pictures/icons.ts'
import type { FightResult } from './fight-types.ts'

/** A sign beside the word: colour is never alone. */
export const resultSigns = {
  WIN: ChallengeIcon,
  LOSE: Lose,
  DRAW: Draw,
} satisfies Record<FightResult, ComponentType<SVGProps<SVGSVGElement>>>
