import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLord } from '../../shared/castle/use-lord.ts'
import { useDrink } from '../../shared/items/use-drink.ts'
import { useSell } from '../../shared/items/use-sell.ts'
import { isPageOpen } from '../../shell/page-open.ts'
import { TransferAction } from '../craft/transfer-action.tsx'
import { OfferPlace } from '../market/offer.tsx'
import { InventoryView } from './inventory-view.tsx'
import { useGearCalls } from './use-gear-calls.ts'

/** The storage with live data and all its actions. */
export function InventoryPage() {
  const inventory = useGameData('inventory')
  const army = useGameData('army')
  const { lord, ...panel } = useLord()
  const layout = useGameData('playerLayout')
  const enhance = useGameData('enhance')
  const { onSeen, underway, ...gearCalls } = useGearCalls()
  const drink = useDrink()
  const { sellGear, sellConsumable, sellingGear, sellingConsumable } = useSell()

  const unlocks = layout.data?.unlocks
  const isForgeOpen = isPageOpen(unlocks, 'forge')
  return (
    <OfferPlace>
      <InventoryView
        inventory={inventory.data}
        groups={army.data?.groups}
        lord={lord}
        actions={{
          ...gearCalls,
          onSell: sellGear,
          blankAction: (blank) => isForgeOpen && <TransferAction blank={blank} />,
          underway: underway ?? (sellingGear === null ? null : { action: 'sell', gearId: sellingGear }),
          isDealerOpen: isPageOpen(unlocks, 'enhance'),
          recyclePoints:
            enhance.data &&
            new Map(enhance.data.pieces.map((gear) => [gear.gearEntityId, gear.recyclePoints])),
          isForgeOpen,
          isShopOpen: isPageOpen(unlocks, 'shop'),
        }}
        cellar={
          army.data && {
            ...drink,
            health: army.data.lastingHealth,
            counter: isPageOpen(unlocks, 'shopConsumable')
              ? { selling: sellingConsumable, onSell: sellConsumable }
              : null,
          }
        }
        onSeen={onSeen}
        {...together(inventory, army, panel, layout)}
      />
    </OfferPlace>
  )
}
