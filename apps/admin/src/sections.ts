import CampaignIcon from '@mui/icons-material/Campaign'
import GavelIcon from '@mui/icons-material/Gavel'
import GroupIcon from '@mui/icons-material/Group'
import HistoryIcon from '@mui/icons-material/History'
import PaymentsIcon from '@mui/icons-material/Payments'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import type { ComponentType } from 'react'
import type { ResourceName } from './resources/resources.ts'
import { useCanList } from './use-can-list.ts'

export type Section = {
  readonly resource: ResourceName
  /** As the menu calls it. */
  readonly title: string
  /** As a button of the home page calls it. */
  readonly to: string
  readonly Icon: ComponentType
}

const SECTIONS: readonly Section[] = [
  { resource: 'players', title: 'Игроки', to: 'К списку игроков', Icon: GroupIcon },
  { resource: 'donate-orders', title: 'Заказы', to: 'К заказам', Icon: ReceiptLongIcon },
  { resource: 'donate-payments', title: 'Платежи', to: 'К платежам', Icon: PaymentsIcon },
  { resource: 'audit-entries', title: 'Журнал', to: 'К журналу действий', Icon: HistoryIcon },
  { resource: 'news', title: 'Новости', to: 'К новостям', Icon: CampaignIcon },
  { resource: 'legal', title: 'Документы', to: 'К документам', Icon: GavelIcon },
]

/** The sections that the account's roles open (docs/game.md §2). */
export function useSections(): readonly Section[] {
  const open: Partial<Record<ResourceName, boolean>> = {
    players: useCanList('players'),
    'donate-orders': useCanList('donate-orders'),
    'donate-payments': useCanList('donate-payments'),
    'audit-entries': useCanList('audit-entries'),
    news: useCanList('news'),
    legal: useCanList('legal'),
  }
  return SECTIONS.filter(({ resource }) => open[resource])
}
