import type { EnhanceData, Gear } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { RecycleIcon, StarIcon } from '../../ui/pictures/icons.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import styles from './enhance.module.css'
import type { Customer } from './forge-types.ts'
import { RecycleCard } from './recycle-card.tsx'
import { StarsPlace } from './stars-place.tsx'

export type EnhanceTab = 'recycle' | 'stars'

export type EnhanceViewProps = {
  enhance: EnhanceData | undefined
  gear: readonly Gear[] | undefined
  customer: Customer | undefined
  tab: EnhanceTab
  onTab: (tab: EnhanceTab) => void
  isRecycling: boolean
  onRecycle: (ids: readonly number[]) => void
  /** The action in progress. */
  doing: 'add' | 'reset' | 'rename' | null
  onAdd: (gearEntityId: number, points: number) => void
  onReset: (gearEntityId: number) => void
  onRename: (gearEntityId: number, name: string) => void
  error: Error | null
  onRetry: () => void
}

/** The junk dealer: recycles gear for enhance points, adds points as stars, renames gear. */
export function EnhanceView(props: EnhanceViewProps) {
  const { enhance, gear, customer, tab, onTab, error, onRetry } = props
  if (!enhance || !gear || !customer) {
    return (
      <PageFrame title="Скупщик">
        <PendingCard label="Скупщик" error={error} onRetry={onRetry} lines={8} height={44} />
      </PageFrame>
    )
  }
  const { enhancePoints, skillPercent } = enhance
  return (
    <PageFrame
      title="Скупщик"
      aside={
        <p className={styles.pouch}>
          <StarIcon aria-hidden="true" />
          <b className="num">{formatNumber(enhancePoints)}</b>
          <Tip of="enhancePoints">{plural(enhancePoints, POINT_FORMS)} улучшения</Tip>
        </p>
      }
      lead={skillPercent > 0 && `Умение даёт за вещи на ${formatPercent(skillPercent)} больше очков.`}
    >
      <Tabs
        label="Дела у скупщика"
        value={tab}
        onChange={onTab}
        tabs={[
          { id: 'recycle', label: 'Разобрать', icon: <RecycleIcon /> },
          { id: 'stars', label: 'Звёзды и имя', icon: <StarIcon /> },
        ]}
      >
        {tab === 'recycle' ? (
          <RecycleCard
            enhance={enhance}
            gear={gear}
            level={customer.level}
            isRecycling={props.isRecycling}
            onRecycle={props.onRecycle}
          />
        ) : (
          <StarsPlace {...props} enhance={enhance} gear={gear} customer={customer} />
        )}
      </Tabs>
    </PageFrame>
  )
}
