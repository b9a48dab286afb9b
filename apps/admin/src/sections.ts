import BadgeIcon from '@mui/icons-material/Badge'
import GavelIcon from '@mui/icons-material/Gavel'
import GroupIcon from '@mui/icons-material/Group'
import HistoryIcon from '@mui/icons-material/History'
import MenuBookIcon from '@mui/icons-material/MenuBook'
import NewspaperIcon from '@mui/icons-material/Newspaper'
import PaymentsIcon from '@mui/icons-material/Payments'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import TuneIcon from '@mui/icons-material/Tune'
import type { ComponentType } from 'react'
import { usePermissions } from 'react-admin'
import type { Role } from '#generated/types.ts'
import { mayUse } from './access.ts'
import type { ResourceName } from './resources/resources.ts'

export type Section = {
  /** Address below /admin/. */
  readonly path: string
  /** One that the roles open is enough. */
  readonly resources: readonly ResourceName[]
  /** As the menu calls it. */
  readonly title: string
  /** As a button of the home page calls it. */
  readonly to: string
  readonly Icon: ComponentType
}

const SECTIONS: readonly Section[] = [
  { path: 'players', resources: ['players'], title: 'Игроки', to: 'К списку игроков', Icon: GroupIcon },
  {
    path: 'alike-names',
    resources: ['alike-names'],
    title: 'Похожие имена',
    to: 'К похожим именам',
    Icon: BadgeIcon,
  },
  {
    path: 'donate-orders',
    resources: ['donate-orders'],
    title: 'Заказы',
    to: 'К заказам',
    Icon: ReceiptLongIcon,
  },
  {
    path: 'donate-payments',
    resources: ['donate-payments'],
    title: 'Платежи',
    to: 'К платежам',
    Icon: PaymentsIcon,
  },
  {
    path: 'knowledge-base',
    resources: ['knowledge-base/tutorial', 'knowledge-base/tip'],
    title: 'База знаний',
    to: 'К базе знаний',
    Icon: MenuBookIcon,
  },
  {
    path: 'content',
    resources: ['content/news'],
    title: 'Содержание',
    to: 'К содержанию',
    Icon: NewspaperIcon,
  },
  {
    path: 'audit-entries',
    resources: ['audit-entries'],
    title: 'Журнал',
    to: 'К журналу действий',
    Icon: HistoryIcon,
  },
  {
    path: 'app-config',
    resources: ['app-config'],
    title: 'Настройки игры',
    to: 'К настройкам игры',
    Icon: TuneIcon,
  },
  { path: 'legal', resources: ['legal'], title: 'Документы', to: 'К документам', Icon: GavelIcon },
]

/** The sections that these roles open (docs/game.md §2). */
export function sectionsFor(roles: readonly Role[]): readonly Section[] {
  return SECTIONS.filter(({ resources }) => resources.some((resource) => mayUse(roles, resource)))
}

/**
 * Those of the account. Not by `useCanAccess`: react-admin's lists show «Загрузка» while its query for them runs, and are not rendered
 * again when a menu has started it and it ends.
 */
export function useSections(): readonly Section[] {
  const { permissions } = usePermissions<Role[]>()
  return sectionsFor(permissions ?? [])
}
