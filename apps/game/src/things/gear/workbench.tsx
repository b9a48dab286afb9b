import { type ReactNode, useState } from 'react'
import type { Gear } from '../../../../../generated/types.ts'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { GearPicker, type GearPickerProps } from './gear-picker.tsx'
import styles from './workbench.module.css'

type WorkbenchProps = Omit<GearPickerProps, 'selectedId' | 'onSelect'> & {
  /** What the piece lies on: «Наковальня». */
  place: string
  selectedId: number | null
  onSelect: (id: number | null) => void
  /** What lies there before anything is chosen, where there is room beside the pieces. */
  usual: (pieces: readonly Gear[]) => Gear | undefined
  /** Work on a piece. `titled`: a sheet around it has its name in the heading already. */
  children: (gear: Gear, titled: boolean) => ReactNode
  below?: ReactNode
}

/** Pieces to choose from, and the chosen one under work: at the side, or in a sheet over a phone. */
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
  const { pieces } = picker
  // Work on what lies there may make another piece the usual one: this one stays where it is.
  const [usualId] = useState(() => usual(pieces)?.id)
  const lying = beside ? (pieces.find(({ id }) => id === usualId) ?? usual(pieces)) : undefined
  const selected = pieces.find(({ id }) => id === selectedId) ?? lying
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

/** The leaf of a piece under work: what may be long scrolls, the deed stays in reach. */
export function BenchPanel({ titled, children, footer }: BenchPanelProps) {
  return (
    <>
      <div className={titled ? styles.bench : styles.body}>{children}</div>
      {footer && <footer className={titled ? styles.footed : styles.foot}>{footer}</footer>}
    </>
  )
}
