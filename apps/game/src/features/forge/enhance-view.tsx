import { useState } from 'react'
import type { EnhanceData, Gear } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { type Filter, storedFilter, wornFilter } from '../../shared/gear/gear-picker.tsx'
import { Workbench } from '../../shared/gear/workbench.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { RecycleIcon, StarIcon } from '../../ui/pictures/icons.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import styles from './enhance.module.css'
import type { Customer } from './forge-reasons.ts'
import { RecycleCard } from './recycle-card.tsx'
import { type StarsActions, StarsDetail } from './stars-detail.tsx'

type EnhanceTab = 'recycle' | 'stars'

type EnhanceViewProps = StarsActions & {
  enhance: EnhanceData | undefined
  gear: readonly Gear[] | undefined
  customer: Customer | undefined
  tab: EnhanceTab
  onTab: (tab: EnhanceTab) => void
  isRecycling: boolean
  onRecycle: (ids: readonly number[]) => void
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

const starredFilter: Filter = { label: 'Со звёздами', holds: ({ enhanceLevel }) => enhanceLevel > 0 }

type StarsPlaceProps = Pick<EnhanceViewProps, 'doing' | 'onAdd' | 'onReset' | 'onRename'> & {
  enhance: EnhanceData
  gear: readonly Gear[]
  customer: Customer
}

/** Gear that takes enhance points, and the details of the chosen one. */
function StarsPlace({ enhance, gear, customer, ...actions }: StarsPlaceProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const known = new Set(enhance.pieces.map(({ gearEntityId }) => gearEntityId))
  return (
    <Workbench
      title="Какой вещи добавить звёзд"
      label="Вещи для звёзд"
      place="Звёзды вещи"
      gear={gear.filter(({ id }) => id !== null && known.has(id))}
      filters={[wornFilter, storedFilter, starredFilter]}
      level={customer.level}
      selectedId={selectedId}
      onSelect={setSelectedId}
      usual={(items) => items.find(wornFilter.holds) ?? items[0]}
    >
      {(item, titled) => (
        <StarsDetail
          key={item.id}
          gear={item}
          enhancePoints={enhance.enhancePoints}
          customer={customer}
          titled={titled}
          {...actions}
        />
      )}
    </Workbench>
  )
}
