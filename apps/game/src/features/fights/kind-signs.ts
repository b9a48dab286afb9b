import type { ComponentType, SVGProps } from 'react'
import type { FightStrike } from '../../../../../generated/types.ts'
import { ArchersIcon, CavalryIcon, PriestsIcon, SwordsmenIcon } from '../../ui/pictures/icons.ts'

/** The icon of each kind of strike. */
export const KIND_SIGNS = {
  VOLLEY: ArchersIcon,
  CHARGE: CavalryIcon,
  STRIKE: SwordsmenIcon,
  HEAL: PriestsIcon,
} satisfies Record<FightStrike['kind'], ComponentType<SVGProps<SVGSVGElement>>>
