import type { ComponentType, SVGProps } from 'react'
import type { Currency } from '#rules/core/currencies.ts'
import { DiamondIcon, GloryIcon, GoldIcon } from './icons.ts'

export const currencyIcons: Readonly<Record<Currency, ComponentType<SVGProps<SVGSVGElement>>>> = {
  GOLD: GoldIcon,
  DIAMONDS: DiamondIcon,
  GLORY: GloryIcon,
}
