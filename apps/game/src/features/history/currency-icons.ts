import type { ComponentType, SVGProps } from 'react'
import type { Currency } from '#generated/types.ts'
import { DiamondIcon, GloryIcon, GoldIcon } from '../../ui/pictures/icons.ts'

export const currencyIcons = {
  GOLD: GoldIcon,
  DIAMONDS: DiamondIcon,
  GLORY: GloryIcon,
} satisfies Record<Currency, ComponentType<SVGProps<SVGSVGElement>>>
