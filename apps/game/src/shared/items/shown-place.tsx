import type { ReactNode } from 'react'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import styles from './shown-place.module.css'

export type Shown = { name: string; body: ReactNode; actions: ReactNode }

type ShownPlaceProps = {
  shown: Shown | null
  /** Beside the list, or in a sheet over it. */
  beside: boolean
  /** Icon shown while no item is chosen. */
  icon: ReactNode
  onClose: () => void
}

/** The chosen item: its details, with its actions below. */
export function ShownPlace({ shown, beside, icon, onClose }: ShownPlaceProps) {
  if (!beside) {
    return (
      <Sheet open={shown !== null} onClose={onClose} title={shown?.name} footer={shown?.actions}>
        {shown?.body}
      </Sheet>
    )
  }
  return (
    <aside className={styles.side} aria-label="Вещь">
      {shown ? (
        <Card as="article" kind="flush" label={shown.name} className={styles.item}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content must scroll by keyboard in every browser */}
          <div className={styles.body} tabIndex={0}>
            {shown.body}
          </div>
          <footer className={styles.foot}>{shown.actions}</footer>
        </Card>
      ) : (
        <Card label="Вещь">
          <Empty icon={icon}>Здесь будет видно вещь, которую вы выберете.</Empty>
        </Card>
      )}
    </aside>
  )
}
