import { useQueryClient } from '@tanstack/react-query'
import { useBuyMarketLot, useCancelMarketLot, useGetMarketLotPrices } from '#generated/hooks/market.ts'
import type { MarketLot } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { servingArmy } from '../../shared/army/serving-army.ts'
import { notify } from '../../shell/notify.ts'
import { LotSheetView } from './lot-sheet-view.tsx'
import { MARKET_KEY } from './use-lots.ts'

/** Apart from the lists, because a lot that is sold has no prices any more and must not be asked for them. */
const PRICES_KEY = 'market-prices'

type LotSheetProps = { lot: MarketLot; onClose: () => void }

/** A lot over its list, with the player's purse and free slots. */
export function LotSheet({ lot, onClose }: LotSheetProps) {
  const queries = useQueryClient()
  const inventory = useGameData('inventory').data
  const army = useGameData('army').data
  const panel = useGameData('controlPanel').data
  // The lot is gone either way: refetch the market.
  const onSettled = () => void queries.invalidateQueries({ queryKey: [MARKET_KEY] })
  const done = (message: string) => {
    notify('success', message, lot.gear?.name ?? lot.resource?.name ?? lot.consumable?.name)
    onClose()
  }
  // Somebody else was faster: close the sheet.
  const onError = (error: { readonly code: string | null }) => {
    if (error.code === 'lotClosed' || error.code === 'lotChanged') onClose()
  }
  const buy = useBuyMarketLot({ mutation: { onSuccess: () => done('Куплено'), onError, onSettled } })
  const cancel = useCancelMarketLot({ mutation: { onSuccess: () => done('Лот убран'), onError, onSettled } })
  const { lotId, currency, price } = lot
  const prices = useGetMarketLotPrices(lotId, { query: { queryKey: [PRICES_KEY, lotId] } })
  return (
    <LotSheetView
      lot={lot}
      prices={prices.data}
      buyer={
        inventory &&
        panel && {
          level: panel.baseInfo.level,
          purse: panel.purse,
          army: servingArmy(army?.groups),
          inventory,
        }
      }
      isBuying={buy.isPending}
      isCancelling={cancel.isPending}
      onBuy={() => buy.mutate({ lotId, data: { currency, price } })}
      onCancel={() => cancel.mutate({ lotId })}
      onClose={onClose}
    />
  )
}
