import type { ComponentType, SVGProps } from 'react'
import { DiamondIcon, GloryIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import type { Currency } from './history-types.ts'

export const currencyIcons = {
  GOLD: GoldIcon,
  DIAMONDS: DiamondIcon,
  GLORY: GloryIcon,
} satisfies Record<Currency, ComponentType<SVGProps<SVGSVGElement>>>
