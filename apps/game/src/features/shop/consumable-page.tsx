import { useBuyConsumables } from '#generated/hooks/shop.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { notify } from '../../shell/notify.ts'
import { useLord } from '../../things/castle/use-lord.ts'
import { useSell } from '../../things/items/use-sell.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { ConsumableCounter } from './consumable-counter.tsx'
import { ShopFrame } from './shop-frame.tsx'
import type { ShopDoor } from './shop-page.tsx'
import { stackOf } from './shop-reasons.ts'

/** The shop's counter of wines. */
export function ConsumablePage(door: ShopDoor) {
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
