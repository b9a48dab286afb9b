import { useLocation, useNavigate } from 'react-router-dom'
import { useGameData } from '../../live/use-game-data.ts'
import { ConsumablePage } from './consumable-page.tsx'
import { GearPage } from './gear-page.tsx'
import { GoldPage } from './gold-page.tsx'
import type { ShopTab } from './shop-frame.tsx'

const unlocks = {
  gear: 'gearShopOpenBanner',
  consumable: 'tradeShopConsumableOpenBanner',
  gold: 'tradeShopGoldOpenBanner',
} satisfies Record<ShopTab, string>

const tabIds = ['gear', 'consumable', 'gold'] as const satisfies readonly ShopTab[]

/** How a counter's page leads to the others. */
export type ShopDoor = {
  locked: readonly ShopTab[]
  onTab: (tab: ShopTab) => void
}

/** The shop; its address names the counter, gear without one (docs/game.md §2). */
export function ShopPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const layout = useGameData('playerLayout')
  const open = layout.data?.unlocks ?? []
  const door: ShopDoor = {
    locked: tabIds.filter((tab) => !open.includes(unlocks[tab])),
    onTab: (tab) => void navigate(`/game/trade/shop/${tab}`),
  }
  const tab = tabIds.find((id) => pathname.replace(/\/$/, '').endsWith(`/${id}`)) ?? 'gear'
  if (tab === 'consumable') return <ConsumablePage {...door} />
  if (tab === 'gold') return <GoldPage {...door} />
  return <GearPage {...door} />
}
