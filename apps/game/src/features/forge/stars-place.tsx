import { useState } from 'react'
import type { EnhanceData, Gear } from '#generated/types.ts'
import { type Filter, storedFilter, wornFilter } from '../../things/gear/gear-picker.tsx'
import { Workbench } from '../../things/gear/workbench.tsx'
import type { EnhanceViewProps } from './enhance-view.tsx'
import type { Customer } from './forge-types.ts'
import { StarsDetail } from './stars-detail.tsx'

const starredFilter: Filter = { label: 'Со звёздами', holds: ({ enhanceLevel }) => enhanceLevel > 0 }

type StarsPlaceProps = Pick<EnhanceViewProps, 'doing' | 'onAdd' | 'onReset' | 'onRename'> & {
  enhance: EnhanceData
  gear: readonly Gear[]
  customer: Customer
}

/** Gear that takes enhance points, and the details of the chosen one. */
export function StarsPlace({ enhance, gear, customer, ...actions }: StarsPlaceProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const known = new Set(enhance.pieces.map(({ gearEntityId }) => gearEntityId))
  return (
    <Workbench
      title="Какой вещи добавить звёзд"
      label="Вещи для звёзд"
      place="Звёзды вещи"
      pieces={gear.filter(({ id }) => id !== null && known.has(id))}
      filters={[wornFilter, storedFilter, starredFilter]}
      level={customer.level}
      selectedId={selectedId}
      onSelect={setSelectedId}
      usual={(pieces) => pieces.find(wornFilter.holds) ?? pieces[0]}
    >
      {(piece, titled) => (
        <StarsDetail
          key={piece.id}
          gear={piece}
          enhancePoints={enhance.enhancePoints}
          customer={customer}
          titled={titled}
          {...actions}
        />
      )}
    </Workbench>
  )
}
