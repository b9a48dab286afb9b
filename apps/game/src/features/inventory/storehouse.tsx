import { useEffect, useEffectEvent, useRef } from 'react'
import type { ArmyData, Gear, InventoryData } from '#generated/types.ts'
import { servingArmy } from '../../things/army/serving-army.ts'
import { invitingSlots, wornBySlot } from '../../things/gear/slot-gear.ts'
import { HealthStrip } from '../../things/items/drink.tsx'
import { ItemColumns } from '../../things/items/item-columns.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { bestSet } from './best-changes.ts'
import { ChestCard } from './chest-card.tsx'
import { FigureCard, GroupCard } from './figure-card.tsx'
import type { GearHandlers } from './gear-actions.tsx'
import styles from './inventory.module.css'
import { ItemPlace } from './item-place.tsx'
import { firstItem, isThere } from './shown-item.ts'
import { ConsumablesCard, ResourcesCard } from './stacks-card.tsx'
import { groupOfTab, turnedTo } from './storage-address.ts'
import { storehouseTabs } from './storehouse-tabs.tsx'
import { useStorageAddress } from './use-storage-address.ts'
import type { Cellar } from './wine-actions.tsx'

export type StorehouseProps = {
  inventory: InventoryData
  groups: ArmyData['groups']
  lord: { level: number; diamonds: number }
  actions: GearHandlers
  cellar: Cellar
  onSeen: (gear: Gear) => void
}

/** The loaded storage: tabs on the left, the chosen item beside them or over them. */
export function Storehouse({ inventory, groups, lord, actions, cellar, onSeen }: StorehouseProps) {
  const { gear, resources, consumables } = inventory
  const { address, show, open, close } = useStorageAddress()
  const { tab, filter, sorting, item } = address
  const beside = useAtLeast('lg')
  const chest = useRef<HTMLDivElement>(null)
  const army = servingArmy(groups)
  const worn = wornBySlot(gear)
  const opened = item && isThere(item, inventory) ? item : null
  const selected = opened ?? (beside ? firstItem(address, inventory) : null)

  const isGone = item !== null && opened === null
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  const look = (key: NonNullable<typeof item>) => open(key, beside ? 'beside' : 'sheet')
  const openGear = (piece: Gear) => {
    if (piece.id === null) return
    look({ type: 'gear', id: piece.id })
    if (!piece.isViewed) onSeen(piece)
  }
  const openSlot = (slot: number) => {
    const piece = worn.get(slot)
    if (piece) {
      openGear(piece)
      return
    }
    const isWanted = filter.slot === slot
    show({ filter: { ...filter, gearClass: null, chips: new Set(), slot: isWanted ? null : slot } })
    // On a phone the gear that fits is below the figure, out of sight.
    if (!isWanted && !beside) chest.current?.scrollIntoView()
  }
  const figure = {
    worn,
    army,
    selectedId: selected?.type === 'gear' ? selected.id : null,
    wantedSlot: filter.slot,
    inviting: invitingSlots(gear, worn, lord.level),
    onOpenSlot: openSlot,
  }
  const group = groupOfTab(tab)
  const stacks = { selected, onOpen: look }

  return (
    <Tabs
      dense
      label="Что на складе"
      value={tab}
      onChange={(next) => show(turnedTo(next, address))}
      tabs={storehouseTabs(gear)}
    >
      <ItemColumns
        place={
          <ItemPlace
            item={selected}
            beside={beside}
            inventory={inventory}
            army={army}
            worn={worn}
            wantedSlot={filter.slot}
            lord={lord}
            actions={actions}
            cellar={cellar}
            onClose={close}
          />
        }
      >
        {tab === 'consumables' && (
          <ConsumablesCard {...stacks} consumables={consumables} level={lord.level}>
            <HealthStrip cellar={cellar} />
          </ConsumablesCard>
        )}
        {tab === 'resources' && <ResourcesCard {...stacks} resources={resources} />}
        {tab === 'all' && (
          <FigureCard
            {...figure}
            folds={!beside}
            best={{
              set: bestSet(gear, lord.level, army),
              isWearing: actions.isWearingBest,
              onWear: actions.onWearBest,
            }}
            startsFolded={filter.slot === null && gear.some(({ equippedSlot }) => equippedSlot === null)}
            onOpenGroup={(next) => show(turnedTo(next, address))}
          />
        )}
        {group && <GroupCard {...figure} group={group} />}
        {(tab === 'all' || group) && (
          <div ref={chest} className={styles.below}>
            <ChestCard
              key={tab}
              gear={gear}
              level={lord.level}
              filter={filter}
              onFilter={(next) => show({ filter: next })}
              sorting={sorting}
              onSort={(next) => show({ sorting: next })}
              selectedId={figure.selectedId}
              onOpen={openGear}
              onSeen={onSeen}
            />
          </div>
        )}
      </ItemColumns>
    </Tabs>
  )
}
