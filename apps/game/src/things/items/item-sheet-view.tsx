import type { ReactNode } from 'react'
import type { ItemDetails } from '../../../../../generated/types.ts'
import type { Army } from '../../../../../rules/army/army.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { ErrorNote } from '../../ui/surfaces/error-note.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { GearDetail } from '../gear/gear-detail.tsx'
import { ResourceDetail, WineDetail } from './stack-detail.tsx'

type ItemSheetViewProps = {
  item: ItemDetails | undefined
  level: number
  army: Readonly<Army>
  error: Error | null
  onRetry: () => void
  onClose: () => void
}

/** The item detail popup of the specification (docs/game.md §2): «Загрузка...», «Ничего не найдено», or the thing. */
export function ItemSheetView({ item, level, army, error, onRetry, onClose }: ItemSheetViewProps) {
  const value = item?.value
  const title = value ? value.name : item ? 'Нет такой вещи' : 'Загрузка...'
  return (
    <Sheet open title={error ? 'Вещь' : title} onClose={onClose}>
      {error ? (
        <ErrorNote message={error.message} onRetry={onRetry} />
      ) : item ? (
        bodyOf(item, level, army)
      ) : (
        <Skeleton lines={6} />
      )}
    </Sheet>
  )
}

const nobodyWears = new Map()

function bodyOf({ value }: ItemDetails, level: number, army: Readonly<Army>): ReactNode {
  if (value === null) return <Empty />
  if ('gearId' in value) {
    return (
      <GearDetail
        gear={value}
        level={level}
        army={army}
        worn={nobodyWears}
        slot={value.equippedSlot ?? value.slots[0]}
        titled
      />
    )
  }
  if ('resourceId' in value) return <ResourceDetail stack={value} titled />
  return <WineDetail stack={value} level={level} titled />
}
