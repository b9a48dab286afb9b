import {
  useDrinkWine,
  useEquipGear,
  useMarkGearAsViewed,
  useRecycleGear,
  useRenameGear,
  useToggleGearLock,
  useUnequipGear,
} from '../../../../../generated/hooks/inventory.ts'
import type { Gear } from '../../../../../generated/types.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { notify } from '../../shell/notify.ts'
import { isPageOpen } from '../../shell/page-open.ts'
import { useLord } from '../../things/castle/use-lord.ts'
import { useSell } from '../../things/items/use-sell.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import { TransferAction } from '../craft/transfer-action.tsx'
import { OfferPlace } from '../market/offer.tsx'
import type { GearAction } from './gear-actions.tsx'
import { InventoryView } from './inventory-view.tsx'

type Going = { isPending: boolean; variables: { data: { gearEntityId: number } } | undefined }

/** The storage with live data and all its actions. */
export function InventoryPage() {
  const inventory = useGameData('inventory')
  const army = useGameData('army')
  const { lord, ...panel } = useLord()
  const layout = useGameData('playerLayout')
  const enhance = useGameData('enhance')
  const equip = useEquipGear()
  const unequip = useUnequipGear()
  const view = useMarkGearAsViewed({ mutation: { meta: { ownErrors: true } } })
  const rename = useRenameGear({
    mutation: { onSuccess: ({ name }) => notify('success', `Теперь это «${name}»`) },
  })
  const recycle = useRecycleGear({
    mutation: {
      onSuccess: ({ points }) =>
        notify('success', 'Вещь разобрана', `+${counted(points, POINT_FORMS)} улучшения`),
    },
  })
  const lock = useToggleGearLock({
    mutation: {
      onSuccess: ({ isLocked }) => notify('success', isLocked ? 'Вещь заблокирована' : 'Вещь разблокирована'),
    },
  })
  const drink = useDrinkWine({
    mutation: {
      onSuccess: ({ health }) =>
        notify(
          'success',
          'Войско повеселело',
          `Здоровье: ${formatNumber(health.current)} из ${formatNumber(health.max)}`,
        ),
    },
  })

  const { sellGear, sellConsumable, sellingGear, sellingConsumable } = useSell()

  const goings: [GearAction, Going][] = [
    ['equip', equip],
    ['unequip', unequip],
    ['lock', lock],
    ['rename', rename],
  ]
  const going = goings.find(([, { isPending }]) => isPending)
  const underway = going?.[1].variables
    ? { action: going[0], gearId: going[1].variables.data.gearEntityId }
    : recycle.isPending
      ? { action: 'recycle' as const, gearId: recycle.variables.data.gearEntityIds[0] ?? 0 }
      : sellingGear !== null
        ? { action: 'sell' as const, gearId: sellingGear }
        : null

  const unlocks = layout.data?.unlocks
  const isForgeOpen = isPageOpen(unlocks, 'forge')
  return (
    <OfferPlace>
      <InventoryView
        inventory={inventory.data}
        groups={army.data?.groups}
        lord={lord}
        actions={{
          onEquip: (gear, slot) =>
            ownId(gear, (gearEntityId) => equip.mutate({ data: { gearEntityId, slot } })),
          onUnequip: (gear) => ownId(gear, (gearEntityId) => unequip.mutate({ data: { gearEntityId } })),
          onToggleLock: (gear) => ownId(gear, (gearEntityId) => lock.mutate({ data: { gearEntityId } })),
          onRename: (gear, name) =>
            ownId(gear, (gearEntityId) => rename.mutate({ data: { gearEntityId, name } })),
          onRecycle: (gear) =>
            ownId(gear, (gearEntityId) => recycle.mutate({ data: { gearEntityIds: [gearEntityId] } })),
          onSell: sellGear,
          blankAction: (blank) => isForgeOpen && <TransferAction blank={blank} />,
          underway,
          isDealerOpen: isPageOpen(unlocks, 'enhance'),
          recyclePoints:
            enhance.data &&
            new Map(enhance.data.pieces.map((piece) => [piece.gearEntityId, piece.recyclePoints])),
          isForgeOpen,
          isShopOpen: isPageOpen(unlocks, 'shop'),
        }}
        cellar={
          army.data && {
            health: army.data.lastingHealth,
            drinking: drink.isPending ? drink.variables.data.consumableId : null,
            onDrink: ({ consumableId }) => drink.mutate({ data: { consumableId } }),
            counter: isPageOpen(unlocks, 'shopConsumable')
              ? { selling: sellingConsumable, onSell: sellConsumable }
              : null,
          }
        }
        onSeen={(gear) => ownId(gear, (gearEntityId) => view.mutate({ data: { gearEntityId } }))}
        {...together(inventory, army, panel, layout)}
      />
    </OfferPlace>
  )
}

/** A model without a specimen has no id to act upon. */
function ownId({ id }: Gear, act: (id: number) => void): void {
  if (id !== null) act(id)
}
