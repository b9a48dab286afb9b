import type { ComponentType, SVGProps } from 'react'
import type { FightResult } from '#generated/types.ts'
import Lose from '~icons/game-icons/broken-shield'
import Draw from '~icons/game-icons/scales'
import { ChallengeIcon } from '../../ui/pictures/icons.ts'

/** An icon beside the word, since colour alone is not accessible. */
export const resultSigns = {
  WIN: ChallengeIcon,
  LOSE: Lose,
  DRAW: Draw,
} satisfies Record<FightResult, ComponentType<SVGProps<SVGSVGElement>>>
