import type { ComponentType, SVGProps } from 'react'
import type { ArmyGroup } from '#rules/army/army.ts'
import {
  ArchersIcon,
  CavalryIcon,
  InstructorsIcon,
  PeasantsIcon,
  PriestsIcon,
  ServantsIcon,
  SquiresIcon,
  SwordsmenIcon,
} from '../../ui/pictures/icons.ts'

export const unitIcons = {
  archers: ArchersIcon,
  swordsmen: SwordsmenIcon,
  squires: SquiresIcon,
  priests: PriestsIcon,
  instructors: InstructorsIcon,
  peasants: PeasantsIcon,
  servants: ServantsIcon,
  cavalry: CavalryIcon,
} satisfies Record<ArmyGroup, ComponentType<SVGProps<SVGSVGElement>>>
