import type { ComponentType, SVGProps } from 'react'
import type { CraftBonus } from '#rules/craft/craft.ts'
import ArmorIcon from '~icons/game-icons/breastplate'
import ArchersMasteryIcon from '~icons/game-icons/bullseye'
import LuckIcon from '~icons/game-icons/clover'
import DodgeIcon from '~icons/game-icons/dodging'
import CavalryAttackIcon from '~icons/game-icons/mounted-knight'
import ArchersAttackIcon from '~icons/game-icons/pocket-bow'
import SwordsmenMasteryIcon from '~icons/game-icons/sword-brandish'
import SwordsmenAttackIcon from '~icons/game-icons/sword-spin'
import { unitIcons } from '../../shared/army/unit-icons.ts'

/** What a craft adds, drawn. */
export const BONUS_SIGNS = {
  archersAttack: ArchersAttackIcon,
  swordsmenAttack: SwordsmenAttackIcon,
  cavalryAttack: CavalryAttackIcon,
  armor: ArmorIcon,
  archersMastery: ArchersMasteryIcon,
  swordsmenMastery: SwordsmenMasteryIcon,
  dodge: DodgeIcon,
  luck: LuckIcon,
  ...unitIcons,
} satisfies Record<CraftBonus, ComponentType<SVGProps<SVGSVGElement>>>
