import { useLocation, useNavigate } from 'react-router-dom'
import type { PageKey } from '#catalogue/pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { isPageOpen } from '../../shell/page-open.ts'
import { ConsumablePage } from './consumable-page.tsx'
import { GearPage } from './gear-page.tsx'
import { GoldPage } from './gold-page.tsx'
import type { ShopTab } from './shop-frame.tsx'

const TAB_PAGES = { gear: 'shopGear', consumable: 'shopConsumable', gold: 'shopGold' } satisfies Record<
  ShopTab,
  PageKey
>

const TAB_IDS = ['gear', 'consumable', 'gold'] as const satisfies readonly ShopTab[]

/** How a counter's page switches to the others. */
export type ShopDoor = {
  locked: readonly ShopTab[]
  onTab: (tab: ShopTab) => void
}

/** The shop. The address names the counter. Without one it is gear (docs/game.md §2). */
export function ShopPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const layout = useGameData('playerLayout')
  const door: ShopDoor = {
    locked: TAB_IDS.filter((tab) => !isPageOpen(layout.data?.unlocks, TAB_PAGES[tab])),
    onTab: (tab) => void navigate(pageAddress(TAB_PAGES[tab])),
  }
  const tab = TAB_IDS.find((id) => pathname.replace(/\/$/, '').endsWith(`/${id}`)) ?? 'gear'
  if (tab === 'consumable') return <ConsumablePage {...door} />
  if (tab === 'gold') return <GoldPage {...door} />
  return <GearPage {...door} />
}
