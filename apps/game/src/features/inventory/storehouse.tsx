import { useEffect, useEffectEvent, useRef } from 'react'
import type { ArmyData, Gear, InventoryData } from '#generated/types.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { servingArmy } from '../../shared/army/serving-army.ts'
import { unitIcons } from '../../shared/army/unit-icons.ts'
import { groupName } from '../../shared/gear/gear-words.ts'
import { invitingSlots, wornBySlot } from '../../shared/gear/slot-gear.ts'
import { HealthStrip } from '../../shared/items/drink.tsx'
import { ItemColumns } from '../../shared/items/item-columns.tsx'
import { type Tab, Tabs } from '../../ui/controls/tabs.tsx'
import { counted } from '../../ui/format/counted.ts'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { ArmyIcon, ResourcesIcon, WineIcon } from '../../ui/pictures/icons.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { bestSet } from './best-changes.ts'
import { ChestCard } from './chest-card.tsx'
import { chestOf, classesOfGroup } from './chest-filter.ts'
import { FigureCard, GroupCard } from './figure-card.tsx'
import type { GearHandlers } from './gear-actions.tsx'
import styles from './inventory.module.css'
import { ItemPlace } from './item-place.tsx'
import { ConsumablesCard, ResourcesCard } from './stacks-card.tsx'
import type { ItemKey } from './storage-address.ts'
import { groupOfTab, type StorageAddress, type StorageTab, turnedTo } from './storage-address.ts'
import { useStorageAddress } from './use-storage-address.ts'
import type { Cellar } from './wine-actions.tsx'

type StorehouseProps = {
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
  const openGear = (gearItem: Gear) => {
    if (gearItem.id === null) return
    look({ type: 'gear', id: gearItem.id })
    if (!gearItem.isViewed) onSeen(gearItem)
  }
  const openSlot = (slot: number) => {
    const gearItem = worn.get(slot)
    if (gearItem) {
      openGear(gearItem)
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

/** Whether the player still has the chosen item, which may be sold, drunk or recycled by now. */
function isThere({ type, id }: ItemKey, { gear, resources, consumables }: InventoryData): boolean {
  if (type === 'resource') return resources.some(({ resourceId }) => resourceId === id)
  if (type === 'consumable') return consumables.some(({ consumableId }) => consumableId === id)
  return gear.some((gearItem) => gearItem.id === id)
}

/** The item shown beside the chest before one is chosen. */
function firstItem(
  { tab, filter, sorting }: StorageAddress,
  { gear, resources, consumables }: InventoryData,
): ItemKey | null {
  if (tab === 'resources') return resources[0] ? { type: 'resource', id: resources[0].resourceId } : null
  if (tab === 'consumables')
    return consumables[0] ? { type: 'consumable', id: consumables[0].consumableId } : null
  const [first] = chestOf(gear, filter, sorting)
  return first && first.id !== null ? { type: 'gear', id: first.id } : null
}

/** Tabs of the storage, each with its number of new gear. */
function storehouseTabs(gear: readonly Gear[]): Tab<StorageTab>[] {
  const fresh = gear.filter(({ isViewed, equippedSlot }) => !isViewed && equippedSlot === null)
  const seal = (items: readonly Gear[]) => (
    <Badge count={items.length} label={counted(items.length, ['новая вещь', 'новые вещи', 'новых вещей'])} />
  )
  return [
    { id: 'all', label: 'Все', icon: <ArmyIcon />, seal: seal(fresh) },
    ...ARMY_GROUPS.map((group): Tab<StorageTab> => {
      const Sign = unitIcons[group]
      const classes = classesOfGroup(group)
      return {
        id: group,
        label: groupName(group),
        icon: <Sign />,
        seal: seal(fresh.filter(({ gearClass }) => classes.includes(gearClass))),
      }
    }),
    { id: 'consumables', label: 'Припасы', icon: <WineIcon /> },
    { id: 'resources', label: 'Ресурсы', icon: <ResourcesIcon /> },
  ]
}
