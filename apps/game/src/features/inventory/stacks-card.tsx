import type { ReactNode } from 'react'
import type { ConsumableStack, ResourceStack } from '#generated/types.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import { itemArt } from '../../art/item-art.ts'
import { resourceMaterial } from '../../shared/gear/gear-material.ts'
import { ItemGrid } from '../../ui/pictures/gear-card.tsx'
import { ResourcesIcon, WineIcon } from '../../ui/pictures/icons.ts'
import { StackTile } from '../../ui/pictures/stack-tile.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import type { ItemKey } from './storage-address.ts'

type StacksProps = { selected: ItemKey | null; onOpen: (item: ItemKey) => void }

/** Resources: missions bring them, buildings and crafts use them. */
export function ResourcesCard({
  resources,
  selected,
  onOpen,
}: StacksProps & { resources: readonly ResourceStack[] }) {
  return (
    <Card kind="ruled" title="Ресурсы" icon={<ResourcesIcon />} label="Ресурсы">
      {resources.length === 0 ? (
        <Empty icon={<ResourcesIcon />}>Ресурсов пока нет. Их приносят из походов.</Empty>
      ) : (
        <ItemGrid label="Ресурсы">
          {resources.map(({ resourceId: id, icon, ...stack }) => (
            <li key={id}>
              <StackTile
                {...stack}
                art={itemArt(icon)}
                material={resourceMaterial(icon)}
                max={STACK_MAX}
                selected={selected?.type === 'resource' && selected.id === id}
                onOpen={() => onOpen({ type: 'resource', id })}
              />
            </li>
          ))}
        </ItemGrid>
      )}
    </Card>
  )
}

type ConsumablesCardProps = StacksProps & {
  consumables: readonly ConsumableStack[]
  level: number
  /** Shown above the list: health, and when wine can be drunk again. */
  children?: ReactNode
}

/** Consumables. */
export function ConsumablesCard({ consumables, level, selected, onOpen, children }: ConsumablesCardProps) {
  return (
    <Card kind="ruled" title="Припасы" icon={<WineIcon />} label="Припасы">
      {children}
      {consumables.length === 0 ? (
        <Empty icon={<WineIcon />}>Погреб пуст. Вино продают в лавке и приносят из походов.</Empty>
      ) : (
        <ItemGrid label="Припасы">
          {consumables.map(({ consumableId: id, icon, ...stack }) => (
            <li key={id}>
              <StackTile
                {...stack}
                art={itemArt(icon)}
                material="cloth"
                max={STACK_MAX}
                need={{ levelMin: stack.levelMin, level }}
                selected={selected?.type === 'consumable' && selected.id === id}
                onOpen={() => onOpen({ type: 'consumable', id })}
              />
            </li>
          ))}
        </ItemGrid>
      )}
    </Card>
  )
}
