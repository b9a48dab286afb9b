import { useSellConsumables, useSellGear } from '#generated/hooks/shop.ts'
import type { ConsumableStack, Gear } from '#generated/types.ts'
import { flyToPurse } from '../../shell/coin-flights.ts'
import { notify } from '../../shell/notify.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { soldFor } from './sell-reasons.ts'

/** Coins fly from the pressed button, and a toast names the amount. */
function celebrate({ gold }: { gold: number }): void {
  flyToPurse(document.activeElement)
  notify('success', 'Продано', `Лавка заплатила ${formatNumber(gold)} золота.`)
}

/** Sells to the shop, from its counter or from the storage. Returns which item is being sold. */
export function useSell() {
  const gear = useSellGear({ mutation: { onSuccess: celebrate } })
  const consumable = useSellConsumables({ mutation: { onSuccess: celebrate } })
  return {
    sellGear: (item: Gear) => {
      if (item.id !== null) gear.mutate({ data: { gearEntityIds: [item.id], gold: soldFor(item) } })
    },
    sellConsumable: (stack: ConsumableStack, amount: number) =>
      consumable.mutate({
        data: { consumableId: stack.consumableId, amount, gold: soldFor(stack, amount) },
      }),
    sellingGear: gear.isPending ? (gear.variables.data.gearEntityIds[0] ?? null) : null,
    sellingConsumable: consumable.isPending ? consumable.variables.data.consumableId : null,
  }
}
