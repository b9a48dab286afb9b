import type { ReactNode } from 'react'
import type { SourcedItem } from '#catalogue/inventory/item-sources.ts'
import type { Gear, ItemDetails } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { GearDetail } from '../gear/gear-detail.tsx'
import { usualSlot } from '../gear/slot-gear.ts'
import { SourcesPart } from './sources-part.tsx'
import { ResourceDetail, WineDetail } from './stack-detail.tsx'

type ItemSheetViewProps = {
  item: ItemDetails | undefined
  level: number
  army: Readonly<Army>
  /** Worn gear by slot, for the comparison. */
  worn: ReadonlyMap<number, Gear>
  error: Error | null
  onRetry: () => void
  onClose: () => void
}

/** The item details popup of docs/game.md §2: «Загрузка...», «Ничего не найдено», or the item. */
export function ItemSheetView({ item, level, army, worn, error, onRetry, onClose }: ItemSheetViewProps) {
  const value = item?.value
  const title = value ? value.name : item ? 'Нет такой вещи' : 'Загрузка...'
  return (
    <Sheet open title={error ? 'Вещь' : title} onClose={onClose}>
      {item && !error ? (
        <>
          {bodyOf(item, level, army, worn)}
          {value && <SourcesPart item={sourcedItem(value)} level={level} />}
        </>
      ) : (
        <Pending error={error} onRetry={onRetry} lines={6} />
      )}
    </Sheet>
  )
}

function sourcedItem(value: NonNullable<ItemDetails['value']>): SourcedItem {
  if ('gearId' in value) return { kind: 'gear', id: value.gearId }
  if ('resourceId' in value) return { kind: 'resource', id: value.resourceId }
  return { kind: 'consumable', id: value.consumableId }
}

function bodyOf(
  { value }: ItemDetails,
  level: number,
  army: Readonly<Army>,
  worn: ReadonlyMap<number, Gear>,
): ReactNode {
  if (value === null) return <Empty />
  if ('gearId' in value) {
    return (
      <GearDetail
        gear={value}
        level={level}
        army={army}
        worn={worn}
        slot={usualSlot(value, worn, null)}
        titled
      />
    )
  }
  if ('resourceId' in value) return <ResourceDetail stack={value} titled />
  return <WineDetail stack={value} level={level} titled />
}
