import { useBuyBlankGear, useBuyShopGear } from '#generated/hooks/shop.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { notify } from '../../shell/notify.ts'
import { servingArmy } from '../../things/army/serving-army.ts'
import { useLord } from '../../things/castle/use-lord.ts'
import { counted } from '../../ui/format/counted.ts'
import { GearCounter } from './gear-counter.tsx'
import { ShopFrame } from './shop-frame.tsx'
import type { ShopDoor } from './shop-page.tsx'

/** The shop's counter of gear. */
export function GearPage(door: ShopDoor) {
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
