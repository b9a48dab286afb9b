import type { ReactNode } from 'react'
import type { StorageSlots } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { type Tab, Tabs } from '../../ui/controls/tabs.tsx'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { GoldIcon, ShopIcon, WineIcon } from '../../ui/pictures/icons.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import styles from './shop.module.css'

export type ShopTab = 'gear' | 'consumable' | 'gold'

/** How a counter's page switches to the others. */
export type ShopDoor = {
  onTab: (tab: ShopTab) => void
  /** Tabs that the tutorial has not opened yet. */
  locked: readonly ShopTab[]
}

type ShopFrameProps = ShopDoor & {
  tab: ShopTab
  /** The storage's slots, on counters that need them. */
  slots: StorageSlots | undefined
  /** The skills' discount in basis points. */
  discount: number
  error: Error | null
  onRetry: () => void
  /** The counter. Nothing while it loads. */
  children: ReactNode
}

const tabs: readonly Tab<ShopTab>[] = [
  { id: 'gear', label: 'Вещи', icon: <ShopIcon /> },
  { id: 'consumable', label: 'Припасы', icon: <WineIcon /> },
  { id: 'gold', label: 'Меняла', icon: <GoldIcon /> },
]

/** The frame of the shop's three counters. */
export function ShopFrame(props: ShopFrameProps) {
  const { tab, onTab, locked, slots, discount, error, onRetry, children } = props
  return (
    <PageFrame
      title="Лавка"
      aside={slots && <Room slots={slots} />}
      lead={discount > 0 && `Благодаря умениям скидка ${formatPercent(discount / 100)}.`}
    >
      <Tabs
        label="Что в лавке"
        value={tab}
        onChange={onTab}
        tabs={tabs.map((one) => ({ ...one, locked: locked.includes(one.id) }))}
      >
        {children ?? <PendingCard label="Прилавок" error={error} onRetry={onRetry} lines={6} height={56} />}
      </Tabs>
    </PageFrame>
  )
}

/** «Свободно 14 мест на складе», in red when there are none. */
function Room({ slots: { free } }: { slots: StorageSlots }) {
  if (free === 0) return <p className={styles.full}>На складе нет места</p>
  return (
    <p className="num">
      На складе {plural(free, ['свободно', 'свободны', 'свободно'])} {formatNumber(free)}{' '}
      {plural(free, ['место', 'места', 'мест'])}
    </p>
  )
}
