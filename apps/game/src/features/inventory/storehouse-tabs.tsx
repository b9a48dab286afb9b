import type { Gear } from '#generated/types.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { unitIcons } from '../../things/army/unit-icons.ts'
import { groupName } from '../../things/gear/gear-words.ts'
import type { Tab } from '../../ui/controls/tabs.tsx'
import { counted } from '../../ui/format/counted.ts'
import { ArmyIcon, ResourcesIcon, WineIcon } from '../../ui/pictures/icons.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { classesOfGroup } from './chest-filter.ts'
import type { StorageTab } from './storage-address.ts'

/** Tabs of the storage, each with its number of new gear. */
export function storehouseTabs(gear: readonly Gear[]): Tab<StorageTab>[] {
  const fresh = gear.filter(({ isViewed, equippedSlot }) => !isViewed && equippedSlot === null)
  const seal = (pieces: readonly Gear[]) => (
    <Badge
      count={pieces.length}
      label={counted(pieces.length, ['новая вещь', 'новые вещи', 'новых вещей'])}
    />
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
