import { useGetItem } from '../../../../../generated/hooks/inventory.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { servingArmy } from '../army/serving-army.ts'
import { wornBySlot } from '../gear/slot-gear.ts'
import { ItemSheetView } from './item-sheet-view.tsx'
import type { ItemReference } from './item-types.ts'

type ItemSheetProps = {
  item: ItemReference
  onClose: () => void
}

/**
 * The details of any item by its reference, over any page: found in a mission, sold on the market, shown by another
 * player.
 */
export function ItemSheet({ item, onClose }: ItemSheetProps) {
  const { type, id, amount, entityId, quality } = item
  const found = useGetItem({
    type,
    id,
    ...(amount === undefined ? {} : { amount }),
    ...(entityId == null ? {} : { entityId }),
    ...(quality == null ? {} : { quality }),
  })
  const army = useGameData('army')
  const inventory = useGameData('inventory')
  const panel = useGameData('controlPanel')
  const own = servingArmy(army.data?.groups)
  return (
    <ItemSheetView
      item={found.data}
      level={panel.data?.baseInfo.level ?? 1}
      army={own}
      worn={wornBySlot(inventory.data?.gear ?? [])}
      error={found.error}
      onRetry={() => void found.refetch()}
      onClose={onClose}
    />
  )
}
