import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { GearCard, ItemGrid } from '../../ui/gear-card.tsx'
import { StarIcon, StorageIcon } from '../../ui/icons.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useAtLeast } from '../../ui/use-media-query.ts'
import { gearLooks } from '../inventory/gear-looks.ts'
import type { Gear } from '../inventory/inventory-types.ts'
import styles from './enhance.module.css'
import type { EnhanceViewProps } from './enhance-view.tsx'
import type { Customer, EnhanceData } from './forge-types.ts'
import { StarsDetail } from './stars-detail.tsx'

type StarsPlaceProps = Pick<EnhanceViewProps, 'doing' | 'onAdd' | 'onReset' | 'onRename'> & {
  enhance: EnhanceData
  gear: readonly Gear[]
  customer: Customer
}

/** Pieces that take stars, and the one that is worked on: at the side, or in a sheet over a phone. */
export function StarsPlace({ enhance, gear, customer, ...deeds }: StarsPlaceProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const beside = useAtLeast('lg')
  const known = new Set(enhance.pieces.map(({ gearEntityId }) => gearEntityId))
  const pieces = gear.filter(({ id }) => id !== null && known.has(id))
  const selected = pieces.find(({ id }) => id === selectedId) ?? (beside ? pieces[0] : undefined)
  const detail = selected && (
    <StarsDetail
      key={selected.id}
      gear={selected}
      enhancePoints={enhance.enhancePoints}
      customer={customer}
      titled={!beside}
      {...deeds}
    />
  )
  return (
    <div className={styles.columns}>
      <Card kind="ruled" label="Вещи для звёзд">
        {pieces.length === 0 ? (
          <Empty icon={<StorageIcon />}>Вещей пока нет: их приносят из походов.</Empty>
        ) : (
          <ItemGrid label="Вещи для звёзд">
            {pieces.map((piece) => (
              <li key={piece.id}>
                <GearCard
                  {...gearLooks(piece)}
                  level={customer.level}
                  selected={piece.id === selected?.id}
                  onOpen={() => setSelectedId(piece.id)}
                />
              </li>
            ))}
          </ItemGrid>
        )}
      </Card>
      {beside ? (
        <aside className={styles.side} aria-label="Звёзды вещи">
          <Card as="article" label={selected?.name ?? 'Вещь'}>
            {detail ?? <Empty icon={<StarIcon />}>Здесь будет видно вещь, которую вы выберете.</Empty>}
          </Card>
        </aside>
      ) : (
        <Sheet open={selected !== undefined} onClose={() => setSelectedId(null)} title={selected?.name}>
          {detail}
        </Sheet>
      )}
    </div>
  )
}
