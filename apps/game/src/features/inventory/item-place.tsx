import { type ReactNode, useState } from 'react'
import type { Gear, InventoryData } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import { GearDetail } from '../../shared/gear/gear-detail.tsx'
import { usualSlot } from '../../shared/gear/slot-gear.ts'
import { type Shown, ShownPlace } from '../../shared/items/shown-place.tsx'
import { SourcesPart } from '../../shared/items/sources-part.tsx'
import { ResourceDetail, WineDetail } from '../../shared/items/stack-detail.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'
import { OfferButton } from '../market/offer.tsx'
import { GearActions, type GearHandlers } from './gear-actions.tsx'
import styles from './inventory.module.css'
import type { ItemKey } from './storage-address.ts'
import type { Cellar } from './wine-actions.tsx'
import { WineActions } from './wine-actions.tsx'

type ItemPlaceProps = {
  item: ItemKey | null
  /** Beside the chest, or in a sheet over it. */
  beside: boolean
  inventory: InventoryData
  army: Readonly<Army>
  worn: ReadonlyMap<number, Gear>
  wantedSlot: number | null
  lord: { level: number; diamonds: number }
  actions: GearHandlers
  cellar: Cellar
  onClose: () => void
}

/** The chosen item with all its actions. */
export function ItemPlace(props: ItemPlaceProps) {
  const { item, beside, onClose } = props
  const [chosenSlot, setChosenSlot] = useState<{ gearId: number; slot: number } | null>(null)
  const shown =
    item && shownOf({ ...props, item, chosenSlot, onSlot: (gearId, slot) => setChosenSlot({ gearId, slot }) })
  return (
    <ShownPlace
      beside={beside}
      icon={<StorageIcon />}
      onClose={onClose}
      shown={
        shown && {
          ...shown,
          actions: <div className={styles.actions}>{shown.actions}</div>,
        }
      }
    />
  )
}

/** The market's button for a stack, as long as a part of it is not on the market. */
function offerOf(
  marketKey: 'resource' | 'consumable',
  itemId: number,
  { name, amount, amountInMarket }: { name: string; amount: number; amountInMarket: number },
): ReactNode {
  const goods = { marketKey, itemId, name, isLocked: false, isEquipped: false }
  return <OfferButton goods={goods} isInMarket={amountInMarket >= amount} />
}

type ShownInput = ItemPlaceProps & {
  item: ItemKey
  chosenSlot: { gearId: number; slot: number } | null
  onSlot: (gearId: number, slot: number) => void
}

function shownOf(input: ShownInput): Shown | null {
  const { item, beside, inventory, lord, cellar } = input
  const titled = !beside
  if (item.type === 'resource') {
    const stack = inventory.resources.find(({ resourceId }) => resourceId === item.id)
    if (!stack) return null
    return {
      name: stack.name,
      body: (
        <>
          <ResourceDetail stack={stack} titled={titled} />
          <SourcesPart item={{ kind: 'resource', id: item.id }} level={lord.level} />
        </>
      ),
      actions: offerOf('resource', item.id, stack),
    }
  }
  if (item.type === 'consumable') {
    const stack = inventory.consumables.find(({ consumableId }) => consumableId === item.id)
    if (!stack) return null
    return {
      name: stack.name,
      body: (
        <>
          <WineDetail stack={stack} level={lord.level} titled={titled} />
          <SourcesPart item={{ kind: 'consumable', id: item.id }} level={lord.level} />
        </>
      ),
      actions: (
        <WineActions
          key={item.id}
          wine={stack}
          level={lord.level}
          cellar={cellar}
          offer={offerOf('consumable', item.id, stack)}
        />
      ),
    }
  }
  return shownGear(input, titled)
}

function shownGear(input: ShownInput, titled: boolean): Shown | null {
  const { item, inventory, army, worn, wantedSlot, lord, actions, chosenSlot, onSlot } = input
  const gear = inventory.gear.find(({ id }) => id === item.id)
  if (!gear) return null
  const chosen = chosenSlot?.gearId === item.id ? chosenSlot.slot : wantedSlot
  const slot = usualSlot(gear, worn, chosen)
  return {
    name: gear.name,
    body: (
      <>
        <GearDetail
          key={item.id}
          gear={gear}
          level={lord.level}
          army={army}
          worn={worn}
          slot={slot}
          onSlot={(next) => onSlot(item.id, next)}
          titled={titled}
        />
        <SourcesPart item={{ kind: 'gear', id: gear.gearId }} level={lord.level} />
      </>
    ),
    actions: (
      <GearActions
        key={item.id}
        {...actions}
        gear={gear}
        slot={slot}
        level={lord.level}
        diamonds={lord.diamonds}
        offer={
          <OfferButton
            goods={{
              marketKey: 'gear',
              itemId: item.id,
              name: gear.name,
              isLocked: gear.isLocked,
              isEquipped: gear.equippedSlot !== null,
            }}
            isInMarket={gear.isInMarket}
          />
        }
      />
    ),
  }
}
