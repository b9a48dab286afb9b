import type { ComponentType, SVGProps } from 'react'
import type { MarketCurrency, MarketKey, MarketSort } from '#generated/types.ts'
import { EquipIcon, ResourcesIcon, WineIcon } from '../../ui/pictures/icons.ts'

export const MARKET_KEYS = ['gear', 'consumable', 'resource'] as const satisfies readonly MarketKey[]

type ListWords = {
  title: string
  legend: string
  /** An example of a search. */
  example: string
  /** Heading of the lots that the market's entrance shows. */
  best: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
}

export const LISTS = {
  gear: {
    title: 'Вещи',
    legend: 'Оружие, доспехи и утварь, что соседям не к лицу. Вам, может, подойдут.',
    example: 'лук',
    best: 'Лучшее для вас',
    icon: EquipIcon,
  },
  consumable: {
    title: 'Припасы',
    legend: 'Вино из чужих погребов. Дешевле лавки, когда повезёт.',
    example: 'мёд',
    best: 'Дешевле за кубок',
    icon: WineIcon,
  },
  resource: {
    title: 'Ресурсы',
    legend: 'Лес, камень и кожа возами: строить и мастерить.',
    example: 'дерево',
    best: 'Дешевле за штуку',
    icon: ResourcesIcon,
  },
} satisfies Record<MarketKey, ListWords>

export const MARKET_CURRENCIES: readonly { value: MarketCurrency; label: string }[] = [
  { value: 'GOLD', label: 'За золото' },
  { value: 'DIAMONDS', label: 'За алмазы' },
]

type Order = { value: `${MarketSort} ${'ASC' | 'DESC'}`; label: string }

const BY_PRICE: readonly Order[] = [
  { value: 'price ASC', label: 'Дешевле' },
  { value: 'price DESC', label: 'Дороже' },
]
const BY_UNIT: readonly Order[] = [
  { value: 'unitPrice ASC', label: 'Дешевле за шт.' },
  { value: 'unitPrice DESC', label: 'Дороже за шт.' },
]
const BY_LEVEL: readonly Order[] = [
  { value: 'level ASC', label: 'Ниже уровень' },
  { value: 'level DESC', label: 'Выше уровень' },
]
const BY_END: readonly Order[] = [
  { value: 'endsAt ASC', label: 'Скоро уберут' },
  { value: 'endsAt DESC', label: 'Уберут нескоро' },
]

/** The orders that the contract has for each list. */
export const ORDERS = {
  gear: [
    ...BY_PRICE,
    { value: 'quality DESC', label: 'Выше качество' },
    { value: 'quality ASC', label: 'Ниже качество' },
    ...BY_LEVEL,
    ...BY_END,
  ],
  consumable: [...BY_PRICE, ...BY_UNIT, ...BY_LEVEL, ...BY_END],
  resource: [...BY_UNIT, ...BY_PRICE, ...BY_END],
} satisfies Record<MarketKey, readonly Order[]>
