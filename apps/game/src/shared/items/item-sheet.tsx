import { useGetItem } from '#generated/hooks/inventory.ts'
import type { GetItemParams } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { servingArmy } from '../army/serving-army.ts'
import { wornBySlot } from '../gear/slot-gear.ts'
import { ItemSheetView } from './item-sheet-view.tsx'

type ItemSheetProps = {
  /** The query of `getItem`: a specimen by its entity id, otherwise the model at a quality. */
  item: GetItemParams
  onClose: () => void
}

/**
 * The details of any item by its reference, over any page: found in a mission, sold on the market, shown by another
 * player.
 */
export function ItemSheet({ item, onClose }: ItemSheetProps) {
  const found = useGetItem(item)
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
