import { useLocation, useNavigate } from 'react-router-dom'
import type { PageKey } from '#catalogue/pages.ts'
import { useBuyBlankGear, useBuyConsumables, useBuyGold, useBuyShopGear } from '#generated/hooks/shop.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { servingArmy } from '../../shared/army/serving-army.ts'
import { useLord } from '../../shared/castle/use-lord.ts'
import { useSell } from '../../shared/items/use-sell.ts'
import { flyFrom } from '../../shell/coin-flights.ts'
import { notify } from '../../shell/notify.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { isPageOpen } from '../../shell/page-open.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { ConsumableCounter } from './consumable-counter.tsx'
import { GearCounter } from './gear-counter.tsx'
import { GoldCounter } from './gold-counter.tsx'
import { type ShopDoor, ShopFrame, type ShopTab } from './shop-frame.tsx'
import { stackOf } from './shop-reasons.ts'

const TAB_PAGES = { gear: 'shopGear', consumable: 'shopConsumable', gold: 'shopGold' } satisfies Record<
  ShopTab,
  PageKey
>

const TAB_IDS = ['gear', 'consumable', 'gold'] as const satisfies readonly ShopTab[]

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

/** The shop's counter of gear. */
function GearPage(door: ShopDoor) {
  const shop = useGameData('shopGear')
  const inventory = useGameData('inventory')
  const army = useGameData('army')
  const { lord: buyer, ...panel } = useLord()
  const buy = useBuyShopGear({
    mutation: {
      onSuccess: (_, { data: { place } }) => {
        const name = shop.data?.offers.find((offer) => offer.place === place)?.gear.name
        notify('success', name ? `Куплено: ${name}` : 'Куплено', 'Вещь ждёт на складе.')
      },
      // The price or the day has changed: refetch, so that the next press pays what is shown.
      onError: shop.retry,
    },
  })
  const buyBlanks = useBuyBlankGear({
    mutation: {
      onSuccess: ({ gearEntityIds }) =>
        notify(
          'success',
          `Куплено: ${counted(gearEntityIds.length, ['заготовка', 'заготовки', 'заготовок'])}`,
        ),
    },
  })
  const { data } = shop
  return (
    <ShopFrame
      {...door}
      tab="gear"
      slots={inventory.data?.slots}
      discount={data?.discountBasisPoints ?? 0}
      {...together(shop, inventory, army, panel)}
    >
      {data && inventory.data && army.data && buyer && (
        <GearCounter
          shop={data}
          gear={inventory.data.gear}
          slots={inventory.data.slots}
          army={servingArmy(army.data.groups)}
          buyer={buyer}
          buying={buy.isPending ? buy.variables.data.place : buyBlanks.isPending ? 'blank' : null}
          onBuy={({ place, price }) =>
            buy.mutate({ data: { assortmentKey: data.assortmentKey, place, price } })
          }
          onBuyBlanks={(amount) => buyBlanks.mutate({ data: { amount, price: data.blank.price } })}
          onDayEnd={shop.retry}
        />
      )}
    </ShopFrame>
  )
}

/** The shop's counter of wines. */
function ConsumablePage(door: ShopDoor) {
  const shop = useGameData('shopConsumable')
  const inventory = useGameData('inventory')
  const { lord: buyer, ...panel } = useLord()
  const buy = useBuyConsumables({
    mutation: {
      onSuccess: ({ consumableId, amount }) => {
        const ware = shop.data?.consumables.find(({ consumable }) => consumable.consumableId === consumableId)
        notify('success', `Куплено: ${ware?.consumable.name ?? 'припасы'}, ${formatNumber(amount)} шт.`)
      },
      onError: shop.retry,
    },
  })
  const { sellConsumable, sellingConsumable } = useSell()
  const stock = inventory.data
  return (
    <ShopFrame
      {...door}
      tab="consumable"
      slots={stock?.slots}
      discount={shop.data?.discountBasisPoints ?? 0}
      {...together(shop, inventory, panel)}
    >
      {shop.data && stock && buyer && (
        <ConsumableCounter
          shop={shop.data}
          inventory={stock}
          buyer={buyer}
          trading={buy.isPending ? buy.variables.data.consumableId : sellingConsumable}
          onBuy={({ consumable: { consumableId }, price }, amount) =>
            buy.mutate({ data: { consumableId, amount, price } })
          }
          onSell={(consumableId, amount) => {
            const stack = stackOf(stock, consumableId)
            if (stack) sellConsumable(stack, amount)
          }}
        />
      )}
    </ShopFrame>
  )
}

/** The money changer's counter. */
function GoldPage(door: ShopDoor) {
  const shop = useGameData('shopGold')
  const { lord: buyer, ...panel } = useLord()
  const change = useBuyGold({
    mutation: {
      onSuccess: ({ packKey, gold }) => {
        flyFrom(`goldPack:${packKey}`)
        notify('success', 'Меняла отсчитал золото', `В казну: ${formatNumber(gold)}.`)
      },
      onError: shop.retry,
    },
  })
  return (
    <ShopFrame {...door} tab="gold" slots={undefined} discount={0} {...together(shop, panel)}>
      {shop.data && buyer && (
        <GoldCounter
          shop={shop.data}
          buyer={buyer}
          changing={change.isPending ? change.variables.data.packKey : null}
          onChange={({ packKey, gold }, amount) =>
            change.mutate({ data: { packKey, amount, gold: gold * amount } })
          }
        />
      )}
    </ShopFrame>
  )
}
