import type { ArmyData, Gear, InventoryData, StorageSlots } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import type { GearHandlers } from './gear-actions.tsx'
import styles from './inventory.module.css'
import { Storehouse } from './storehouse.tsx'
import type { Cellar } from './wine-actions.tsx'

export type InventoryViewProps = {
  inventory: InventoryData | undefined
  groups: ArmyData['groups'] | undefined
  lord: { level: number; diamonds: number } | undefined
  actions: GearHandlers
  cellar: Omit<Cellar, 'wineReadyAt'> | undefined
  /** New gear was looked at. */
  onSeen: (gear: Gear) => void
  error: Error | null
  onRetry: () => void
}

/** The storage: worn gear, the chest, resources and consumables. */
export function InventoryView(props: InventoryViewProps) {
  const { inventory, groups, lord, cellar, error, onRetry } = props
  return (
    <PageFrame title="Склад" aside={inventory && <Room slots={inventory.slots} />}>
      {inventory && groups && lord && cellar ? (
        <Storehouse
          inventory={inventory}
          groups={groups}
          lord={lord}
          actions={props.actions}
          cellar={{ ...cellar, wineReadyAt: inventory.wineReadyAt }}
          onSeen={props.onSeen}
        />
      ) : (
        <div className={styles.pending}>
          <PendingCard label="На войске" error={error} onRetry={onRetry} lines={4} height={44} />
          {!error && (
            <Card label="В сундуке">
              <Skeleton lines={6} height={56} />
            </Card>
          )}
        </div>
      )}
    </PageFrame>
  )
}

/** «46 из 60 мест», in red when full. */
function Room({ slots: { used, total } }: { slots: StorageSlots }) {
  const full = used >= total
  return (
    <p className={classNames('num', full && styles.full)}>
      {formatNumber(used)} из {formatNumber(total)} {plural(total, ['места', 'мест', 'мест'])}
      {full && '. На складе нет места'}
    </p>
  )
}
