import { useState } from 'react'
import type { ArmyData } from '../../../../../generated/events.ts'
import { ARMY_GROUPS, type ArmyGroup, armyOf } from '../../../../../rules/army.ts'
import { equipRefusals } from '../../../../../rules/gear/equip.ts'
import { Badge } from '../../ui/badge.tsx'
import { counted } from '../../ui/format/plural.ts'
import { ArmyIcon, ResourcesIcon, WineIcon } from '../../ui/icons.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useAtLeast } from '../../ui/use-media-query.ts'
import { unitIcons } from '../army/unit-icons.ts'
import { ChestCard } from './chest-card.tsx'
import { type ChestFilter, chestOf, classesOfGroup, NO_FILTER, type Sorting } from './chest-filter.ts'
import { type Cellar, HealthStrip } from './drink.tsx'
import { FigureCard, GroupCard } from './figure-card.tsx'
import type { GearDeeds } from './gear-actions.tsx'
import { groupName } from './gear-words.ts'
import styles from './inventory.module.css'
import type { Gear, InventoryData, ItemKey } from './inventory-types.ts'
import { ItemPlace } from './item-place.tsx'
import { asRulesGear } from './rules-gear.ts'
import { wornBySlot } from './slot-gear.ts'
import { ConsumablesCard, ResourcesCard } from './stacks-card.tsx'

type TabId = 'all' | ArmyGroup | 'consumables' | 'resources'

export type StorehouseProps = {
  inventory: InventoryData
  groups: ArmyData['groups']
  lord: { level: number; diamonds: number }
  deeds: GearDeeds
  cellar: Cellar
  onSeen: (gear: Gear) => void
}

function groupOfTab(tab: TabId): ArmyGroup | null {
  return ARMY_GROUPS.find((group) => group === tab) ?? null
}

/** The storage with everything at hand: tabs at the left, the thing that is looked at beside them or over them. */
export function Storehouse({ inventory, groups, lord, deeds, cellar, onSeen }: StorehouseProps) {
  const { gear, resources, consumables } = inventory
  const [tab, setTab] = useState<TabId>('all')
  const [filter, setFilter] = useState<ChestFilter>(NO_FILTER)
  const [sorting, setSorting] = useState<Sorting>('newest')
  const [opened, setOpened] = useState<ItemKey | null>(null)
  const beside = useAtLeast('lg')
  const army = armyOf((group) => groups.find((state) => state.group === group)?.current ?? 0)
  const worn = wornBySlot(gear)
  const selected =
    (opened && isThere(opened, inventory) ? opened : null) ??
    (beside ? firstOf(tab, inventory, filter, sorting) : null)

  const goTo = (next: TabId) => {
    setTab(next)
    setFilter({ ...NO_FILTER, group: groupOfTab(next) })
    setOpened(null)
  }
  const open = (piece: Gear) => {
    if (piece.id === null) return
    setOpened({ type: 'gear', id: piece.id })
    if (!piece.isViewed) onSeen(piece)
  }
  const openSlot = (slot: number) => {
    const piece = worn.get(slot)
    if (piece) open(piece)
    else setFilter({ ...filter, gearClass: null, chips: new Set(), slot: filter.slot === slot ? null : slot })
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
  const stacks = { selected, onOpen: setOpened }

  return (
    <Tabs dense label="Что на складе" value={tab} onChange={goTo} tabs={tabsOf(gear)}>
      <div className={styles.columns}>
        <div className={styles.left}>
          {tab === 'consumables' && (
            <ConsumablesCard {...stacks} consumables={consumables} level={lord.level}>
              <HealthStrip cellar={cellar} />
            </ConsumablesCard>
          )}
          {tab === 'resources' && <ResourcesCard {...stacks} resources={resources} />}
          {tab === 'all' && <FigureCard {...figure} onOpenGroup={goTo} />}
          {group && <GroupCard {...figure} group={group} />}
          {(tab === 'all' || group) && (
            <ChestCard
              key={tab}
              gear={gear}
              level={lord.level}
              filter={filter}
              onFilter={setFilter}
              sorting={sorting}
              onSort={setSorting}
              selectedId={figure.selectedId}
              onOpen={open}
              onSeen={onSeen}
            />
          )}
        </div>
        <ItemPlace
          item={selected}
          beside={beside}
          inventory={inventory}
          army={army}
          worn={worn}
          wantedSlot={filter.slot}
          lord={lord}
          deeds={deeds}
          cellar={cellar}
          onClose={() => setOpened(null)}
        />
      </div>
    </Tabs>
  )
}

/** What was looked at may be sold, drunk or taken apart meanwhile. */
function isThere({ type, id }: ItemKey, { gear, resources, consumables }: InventoryData): boolean {
  if (type === 'resource') return resources.some(({ resourceId }) => resourceId === id)
  if (type === 'consumable') return consumables.some(({ consumableId }) => consumableId === id)
  return gear.some((piece) => piece.id === id)
}

/** Shown beside the chest before anything was chosen. */
function firstOf(
  tab: TabId,
  inventory: InventoryData,
  filter: ChestFilter,
  sorting: Sorting,
): ItemKey | null {
  const { gear, resources, consumables } = inventory
  if (tab === 'resources') return resources[0] ? { type: 'resource', id: resources[0].resourceId } : null
  if (tab === 'consumables')
    return consumables[0] ? { type: 'consumable', id: consumables[0].consumableId } : null
  const [first] = chestOf(gear, filter, sorting)
  return first && first.id !== null ? { type: 'gear', id: first.id } : null
}

/** Empty places for which something may be put on. */
function invitingSlots(
  gear: readonly Gear[],
  worn: ReadonlyMap<number, Gear>,
  level: number,
): ReadonlySet<number> {
  const spare = gear.filter(({ equippedSlot }) => equippedSlot === null)
  return new Set(
    spare.flatMap((piece) =>
      piece.slots.filter(
        (slot) => !worn.has(slot) && equipRefusals(asRulesGear(piece), { slot, level }).length === 0,
      ),
    ),
  )
}

function tabsOf(gear: readonly Gear[]) {
  const fresh = gear.filter(({ isViewed, equippedSlot }) => !isViewed && equippedSlot === null)
  const seal = (pieces: readonly Gear[]) => (
    <Badge
      count={pieces.length}
      label={counted(pieces.length, ['новая вещь', 'новые вещи', 'новых вещей'])}
    />
  )
  return [
    { id: 'all' as const, label: 'Все', icon: <ArmyIcon />, seal: seal(fresh) },
    ...ARMY_GROUPS.map((group) => {
      const Sign = unitIcons[group]
      const classes = classesOfGroup(group)
      return {
        id: group,
        label: groupName(group),
        icon: <Sign />,
        seal: seal(fresh.filter(({ gearClass }) => classes.includes(gearClass))),
      }
    }),
    { id: 'consumables' as const, label: 'Припасы', icon: <WineIcon /> },
    { id: 'resources' as const, label: 'Ресурсы', icon: <ResourcesIcon /> },
  ]
}
