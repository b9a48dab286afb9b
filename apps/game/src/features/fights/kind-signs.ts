import type { ComponentType, SVGProps } from 'react'
import {
  ArchersIcon,
  CatapultIcon,
  CavalryIcon,
  PriestsIcon,
  SwordsmenIcon,
} from '../../ui/pictures/icons.ts'
import type { ShownStrike } from './shown-report.ts'

/** The icon of each kind of strike. */
export const KIND_SIGNS = {
  VOLLEY: ArchersIcon,
  CHARGE: CavalryIcon,
  STRIKE: SwordsmenIcon,
  HEAL: PriestsIcon,
  CATAPULT: CatapultIcon,
} satisfies Record<ShownStrike['kind'], ComponentType<SVGProps<SVGSVGElement>>>
