import type { ComponentType, SVGProps } from 'react'
import type { ChallengeType } from '#generated/types.ts'
import BlocksIcon from '~icons/game-icons/closed-doors'
import DiamondsIcon from '~icons/game-icons/cut-diamond'
import GoldIcon from '~icons/game-icons/gold-nuggets'
import WinningIcon from '~icons/game-icons/laurel-crown'
import DamageIcon from '~icons/game-icons/mailed-fist'
import ForaysIcon from '~icons/game-icons/siege-tower'
import EnergyIcon from '~icons/game-icons/sprint'

/** The sign of each challenge. */
export const CHALLENGE_ICONS: Readonly<Record<ChallengeType, ComponentType<SVGProps<SVGSVGElement>>>> = {
  ENERGY_SPENDING: EnergyIcon,
  MISSION_DAMAGE_DEALING: DamageIcon,
  MISSION_WINNING: WinningIcon,
  MISSION_GOLD_EARNING: GoldIcon,
  FORAYS: ForaysIcon,
  MISSION_DIAMONDS_EARNING: DiamondsIcon,
  FORAYS_BLOCKS: BlocksIcon,
}
