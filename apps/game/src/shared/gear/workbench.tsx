import { type ReactNode, useState } from 'react'
import type { Gear } from '#generated/types.ts'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { GearPicker, type GearPickerProps } from './gear-picker.tsx'
import styles from './workbench.module.css'

type WorkbenchProps = Omit<GearPickerProps, 'selectedId' | 'onSelect'> & {
  /** Heading of the panel: «Наковальня». */
  place: string
  selectedId: number | null
  onSelect: (id: number | null) => void
  /** The item shown before one is chosen, where the panel fits beside the list. */
  usual: (items: readonly Gear[]) => Gear | undefined
  /** Content of the panel. `titled`: the sheet's heading already shows the name. */
  children: (gear: Gear, titled: boolean) => ReactNode
  below?: ReactNode
}

/** A list of gear with a panel for work on the chosen item: beside it, or in a sheet on a phone. */
export function Workbench({
  place,
  selectedId,
  onSelect,
  usual,
  children,
  below,
  ...picker
}: WorkbenchProps) {
  const beside = useAtLeast('lg')
  const { gear: items } = picker
  // Fixed at the first render: work on this item may make another one the usual.
  const [usualId] = useState(() => usual(items)?.id)
  const lying = beside ? (items.find(({ id }) => id === usualId) ?? usual(items)) : undefined
  const selected = items.find(({ id }) => id === selectedId) ?? lying
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        <GearPicker {...picker} selectedId={selected?.id ?? null} onSelect={onSelect} />
        {below}
      </div>
      {beside ? (
        <aside className={styles.side} aria-label={place}>
          <Card as="article" kind="flush" label={selected?.name ?? place} className={styles.item}>
            {selected ? (
              children(selected, false)
            ) : (
              <Empty icon={<StorageIcon />}>Здесь будет лежать вещь, которую вы выберете.</Empty>
            )}
          </Card>
        </aside>
      ) : (
        <Sheet open={selected !== undefined} onClose={() => onSelect(null)} title={selected?.name}>
          {selected && children(selected, true)}
        </Sheet>
      )}
    </div>
  )
}

type BenchPanelProps = { titled: boolean; children: ReactNode; footer?: ReactNode }

/** Item panel: the body scrolls, the actions stay visible. */
export function BenchPanel({ titled, children, footer }: BenchPanelProps) {
  return (
    <>
      <div className={titled ? styles.bench : styles.body}>{children}</div>
      {footer && <footer className={titled ? styles.footed : styles.foot}>{footer}</footer>}
    </>
  )
}
