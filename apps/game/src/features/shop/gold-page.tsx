import { useBuyGold } from '#generated/hooks/shop.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { flyFrom } from '../../shell/coin-flights.ts'
import { notify } from '../../shell/notify.ts'
import { useLord } from '../../things/castle/use-lord.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { GoldCounter } from './gold-counter.tsx'
import { ShopFrame } from './shop-frame.tsx'
import type { ShopDoor } from './shop-page.tsx'

/** The money changer's counter. */
export function GoldPage(door: ShopDoor) {
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
