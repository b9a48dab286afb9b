import { useQueryClient } from '@tanstack/react-query'
import { useCancelMarketLot, useListMyMarketLots } from '#generated/hooks/market.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { notify } from '../../shell/notify.ts'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { MARKET_KEY } from './use-lots.ts'

/** Asked before a lot is taken off the market. */
export const WITHDRAW_QUESTION = {
  title: 'Убрать с рынка?',
  text: 'Пошлину за выставление не возвращают.',
} as const

type WithdrawButtonProps = { gearEntityId: number; name: string }

/** «Убрать с рынка» for gear that the player has on the market, on the sheet of the gear itself. */
export function WithdrawButton({ gearEntityId, name }: WithdrawButtonProps) {
  const queries = useQueryClient()
  const lots = useListMyMarketLots({ query: { queryKey: [MARKET_KEY, 'my'], staleTime: 0 } })
  const lot = lots.data?.items.find(({ gear }) => gear?.id === gearEntityId)
  const cancel = useCancelMarketLot({
    mutation: {
      onSuccess: () => notify('success', 'Лот убран', name),
      onSettled: () => void queries.invalidateQueries({ queryKey: [MARKET_KEY] }),
    },
  })
  return (
    <FeatureButton
      feature="market"
      full
      icon={<MarketIcon />}
      loading={lots.isPending || cancel.isPending}
      confirm={WITHDRAW_QUESTION}
      onClick={() => lot && cancel.mutate({ lotId: lot.lotId })}
    >
      Убрать с рынка
    </FeatureButton>
  )
}
